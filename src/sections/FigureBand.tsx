import { Figures } from '../components/Figures.tsx';
import { Section } from '../components/Section.tsx';

interface Props {
  /** Names the section, which has no heading of its own. */
  label: string;
  items: { value: string; unit: string; label: string }[];
  ground?: 'plaster' | 'sand' | 'night';
  belowScallops?: boolean;
  scallops?: boolean;
}

/** Figures alone on a band. */
export function FigureBand({ label, items, ground = 'night', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} label={label} belowScallops={belowScallops} scallops={scallops}>
      <Figures items={items} />
    </Section>
  );
}
