import './WarrantyCard.css';
import { Plaque } from '../components/Plaque.tsx';

interface Props {
  title: string;
  text: string;
  /** What the seal says. */
  seal?: { value: string; label: string } | undefined;
}

/** A warranty as a card, with its seal if it has one. */
export function WarrantyCard({ title, text, seal }: Props) {
  return (
    <div className="warranty">
      {seal && <Plaque {...seal} />}
      <div>
        <h3 className="heading-2">{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
