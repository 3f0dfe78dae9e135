import type { Company } from '../../settings/company.ts';
import { PhoneButton } from '../components/PhoneLink.tsx';

/** A red band with the number, for someone who cannot read on. */
export function EmergencyBanner({ phone }: { phone: Company['phone'] }) {
  return (
    <aside className="emergency-banner on-dark" aria-label="Urgence">
      <div className="frame emergency-banner__line">
        <p>
          <strong>Urgence 24h/24, 7j/7.</strong> Fuite, tuiles envolées, arbre sur le toit.
        </p>
        <b>{phone.display}</b>
        <PhoneButton phone={phone} tone="light">
          Appeler maintenant
        </PhoneButton>
      </div>
    </aside>
  );
}
