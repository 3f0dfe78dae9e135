import { Figures } from '../components/Figures.tsx';

interface Props {
  title: string;
  figures: { value: string; unit: string; label: string }[];
}

/** Why people choose us, as one line of figures: the reasons themselves stand on the home page. */
export function TownFigures({ title, figures }: Props) {
  return (
    <div className="town-figures">
      <h2 className="heading-2">{title}</h2>
      <Figures items={figures} />
    </div>
  );
}
