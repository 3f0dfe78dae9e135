import { ArrowRight } from 'lucide';
import { Icon } from './Icon.tsx';

/** The link of a card to its page. `about` names that page for screen readers. */
export function MoreLink({ href, about }: { href: string; about: string }) {
  return (
    <a className="more tap" href={href} aria-label={`En savoir plus\u00A0: ${about}`}>
      <span>En savoir plus</span>
      <Icon sign={ArrowRight} />
    </a>
  );
}
