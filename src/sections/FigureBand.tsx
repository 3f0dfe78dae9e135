import { Figures } from '../components/Figures.tsx';
import type { TextLinks } from '../components/LinkedText.tsx';
import { Notes } from '../components/Notes.tsx';
import { Section } from '../components/Section.tsx';

interface Props {
  /** Names the section, which has no heading of its own. */
  label: string;
  items: { value: string; unit: string; label: string }[];
  /** Below the figures, as the certificate that proves one. */
  notes?: string[];
  /** What can be pressed in them. */
  links?: TextLinks;
  ground?: 'plaster' | 'sand' | 'night';
  belowScallops?: boolean;
  scallops?: boolean;
}

/** Figures alone on a band. */
export function FigureBand({ label, items, notes = [], links = [], ground = 'night', belowScallops = false, scallops = false }: Props) {
  return (
    <Section ground={ground} label={label} belowScallops={belowScallops} scallops={scallops}>
      <Figures items={items} />
      <Notes lines={notes} links={links} />
    </Section>
  );
}
