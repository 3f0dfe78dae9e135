import type { CollectionEntry } from 'astro:content';
import type { Company } from '../../content-model/company.ts';
import { PhoneButton } from '../components/PhoneLink.tsx';

type Props = Pick<Company, 'phone'> &
  Omit<CollectionEntry<'townPages'>['data']['emergency'], 'near' | 'far'> & { text: string };

/** A dark band with the number, for someone who cannot read on; red is its button alone. */
export function EmergencyBanner({ phone, label, title, text, call }: Props) {
  return (
    <aside className="emergency-banner on-dark" aria-label={label}>
      <div className="frame emergency-banner__line">
        <p>
          <strong>{title}</strong> {text}
        </p>
        <b>{phone.display}</b>
        <PhoneButton phone={phone} tone="emergency">
          {call}
        </PhoneButton>
      </div>
    </aside>
  );
}
