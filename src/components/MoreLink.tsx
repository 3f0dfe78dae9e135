import { ArrowRight } from 'lucide-react';

/** Leads on from a card; `about` tells a screen reader what more is about. */
export function MoreLink({ href, about }: { href: string; about: string }) {
  return (
    <a className="more" href={href} aria-label={`En savoir plus : ${about}`}>
      <span>En savoir plus</span>
      <ArrowRight className="icon" />
    </a>
  );
}
