import type { CollectionEntry } from 'astro:content';
// Only this page has badges in its first view. Elsewhere their styles are deferred.
import '../../components/Badge.css';
import '../../components/PhoneCall.css';
import '../../components/ScallopedPicture.css';
import './HomeHero.css';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { PhoneCall } from '../../components/PhoneLink.tsx';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import type { Company } from '../../content-model/facts/company.ts';
import { mainLinks } from '../../navigation.ts';

interface Props extends Omit<CollectionEntry<'home'>['data']['hero'], 'picture'> {
  picture: ResolvedPicture;
  phone: Company['phone'];
}

/** Sets distances in bold. `split` returns them as every second part. */
const withBoldDistances = (lead: string) =>
  lead
    .split(/(\d+\u00A0km)/)
    .map((part, index) => (index % 2 === 0 ? part : <strong key={part}>{part}</strong>));

/** The first view of the home page: who we are, how far we go, and three ways to reach us. */
export function HomeHero({ heading, lead, emergency, badges, picture, phone, leak }: Props) {
  return (
    <section className="home-hero">
      <div className="frame home-hero__content">
        <h1 className="display">{heading}</h1>
        <p className="lead home-hero__lead">{withBoldDistances(lead)}</p>
        <div className="home-hero__actions buttons">
          <PhoneCall phone={phone}>{emergency}</PhoneCall>
          <ButtonLink href={mainLinks.contact.href}>Devis gratuit</ButtonLink>
          <ButtonLink href={mainLinks.emergency.href} tone="emergency">
            {mainLinks.emergency.label}
          </ButtonLink>
          <a className="home-hero__leak tap" href={`${mainLinks.emergency.href}#fuite`}>
            {leak}
          </a>
        </div>
      </div>
      <div className="home-hero__picture scalloped">
        <Picture picture={picture} eager />
      </div>
      {/* After the picture, from whose lower edge they hang: they would move when it arrives. */}
      <div className="home-hero__badges">
        {badges.map(({ value, label }, index) => (
          <Badge
            key={label}
            value={value}
            label={label}
            tone={index % 2 === 0 ? 'terracotta' : 'deep'}
          />
        ))}
      </div>
    </section>
  );
}
