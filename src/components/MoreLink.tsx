import { ArrowRight } from 'lucide';
import { Icon } from './Icon.tsx';

/** Leads on from a card; `about` tells a screen reader what more is about. */
export function MoreLink({ href, about }: { href: string; about: string }) {
  return (
    <a className="more tap" href={href} aria-label={`En savoir plus\u00A0: ${about}`}>
      <span>En savoir plus</span>
      <Icon sign={ArrowRight} />
    </a>
  );
}
