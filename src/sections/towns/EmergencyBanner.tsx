import '../../components/PhoneFigure.css';
import './EmergencyBanner.css';
import type { CollectionEntry } from 'astro:content';
import { PhoneButton, PhoneFigure } from '../../components/PhoneLink.tsx';
import type { Company } from '../../content-model/facts/company.ts';

type Props = Pick<Company, 'phone'> & CollectionEntry<'townPages'>['data']['emergency'];

/** A dark band with the number, for visitors in a hurry. Only its button is red. */
export function EmergencyBanner({ phone, label, title, text, call }: Props) {
  return (
    <aside className="emergency-banner on-dark" aria-label={label}>
      <div className="frame row beside-call emergency-banner__line">
        <p>
          <strong>{title}</strong> {text}
        </p>
        <PhoneFigure phone={phone} />
        <PhoneButton phone={phone} tone="emergency">
          {call}
        </PhoneButton>
      </div>
    </aside>
  );
}
