import { Phone } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import type { Company } from '../content-model/company.ts';

/** The round call button that floats over every page. */
export function CallButton({ phone }: { phone: Company['phone'] }) {
  return (
    <aside aria-label="Appel">
      <a className="call-button" href={phone.href} aria-label={`Appeler le ${phone.display}`}>
        <Icon sign={Phone} />
      </a>
    </aside>
  );
}
