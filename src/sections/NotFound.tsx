import type { Company } from '../../settings/company.ts';
import { ButtonLink } from '../components/Button.tsx';
import { PhoneButton } from '../components/PhoneLink.tsx';

/** The page for an address that leads nowhere; its English sentence is the specification's. */
export function NotFound({ phone }: { phone: Company['phone'] }) {
  return (
    <section className="not-found frame">
      <h1>404</h1>
      <p className="lead" lang="en">
        Oops! Page not found
      </p>
      <p>Cette page n’existe pas ou a changé d’adresse. Le toit, lui, est toujours là : revenez à l’accueil ou appelez-nous.</p>
      <div className="buttons">
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
        <PhoneButton phone={phone} />
      </div>
    </section>
  );
}
