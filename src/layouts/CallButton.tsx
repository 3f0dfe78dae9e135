import { Phone } from 'lucide';
import type { Company } from '../../content-model/company.ts';
import { Icon } from '../components/Icon.tsx';

/** The round call button that floats over every page; where the page is about an emergency it is red, and on a phone a bar with the number. */
export function CallButton({ phone, emergency }: { phone: Company['phone']; emergency: boolean }) {
  return (
    <aside className="call" aria-label="Appel">
      <a
        className={`call-button${emergency ? ' call-button--emergency' : ''}`}
        href={phone.href}
        aria-label={`Appeler le ${phone.display}`}
      >
        <Icon sign={Phone} />
        {emergency && <span>{phone.display}</span>}
      </a>
    </aside>
  );
}
