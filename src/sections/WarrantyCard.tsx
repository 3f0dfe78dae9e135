import './WarrantyCard.css';
import { Plaque } from '../components/Plaque.tsx';

interface Props {
  title: string;
  text: string;
  /** What the seal says. */
  seal: { value: string; label: string };
  tone?: 'terracotta' | 'moss';
}

/** A warranty as a card with its seal. */
export function WarrantyCard({ title, text, seal, tone = 'terracotta' }: Props) {
  return (
    <div className="warranty">
      <Plaque {...seal} tone={tone} />
      <div>
        <h3 className="heading-2">{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
