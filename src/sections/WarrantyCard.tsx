import './WarrantyCard.css';
import { Plaque } from '../components/Plaque.tsx';

interface Props {
  title: string;
  text: string;
  tone?: 'terracotta' | 'moss';
}

/** The decennial warranty as a card with its seal. */
export function WarrantyCard({ title, text, tone = 'terracotta' }: Props) {
  return (
    <div className="warranty">
      <Plaque value="10 ANS" label="GARANTIE DÉCENNALE" tone={tone} />
      <div>
        <h3 className="heading-2">{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
