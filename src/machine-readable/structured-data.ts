import type { Graph, OpeningHoursSpecification, Thing } from 'schema-dts';
import type { Crumb } from '../components/Breadcrumb.tsx';
import type { Site } from '../content-model/facts/site.ts';
import type { Position } from '../lib/geo/distance.ts';
import type { Period } from '../lib/hours/dates.ts';
import type { Opening } from '../lib/hours/opening.ts';
import { mainLinks } from '../navigation.ts';

/** A service that a page offers. */
export interface Offered {
  name: string;
  /** The trade, if the name is more specific. */
  trade?: string;
  /** The town and its surroundings; without it, the whole service area. */
  town?: { name: string; position: Position /** Kilometres. */; radius: number };
  /** Available around the clock. */
  emergency?: boolean;
}

/** Input for a page's structured data. */
interface PageFacts {
  path: string;
  /** The breadcrumb below the home page; empty on the home page. */
  trail: Crumb[];
  offered?: Offered;
}

/** These pages have all data about the company, the others only its name and contact. */
const companyPages: string[] = [mainLinks.home.href, mainLinks.contact.href];

const point = ({ latitude, longitude }: Position) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const;
const circle = (around: Position, kilometres: number) =>
  ({ '@type': 'GeoCircle', geoMidpoint: point(around), geoRadius: kilometres * 1000 }) as const;
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/** `08:00`, from minutes after midnight. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const hours = (days: OpeningHoursSpecification['dayOfWeek'], opens: string, closes: string) =>
  ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }) as const;

/** 24/7 in the form Google requires. */
const always = hours(weekdays, '00:00', '23:59');

/**
 * The structured data of a page: company, breadcrumb and service, and on the home page the site,
 * for its name in results. Nothing that is in the page's head is repeated. The company has one
 * `@id` on the whole site and no branches. No rating, because search engines forbid companies to
 * mark up their own.
 */
export function pageGraph(
  { path, trail, offered }: PageFacts,
  { company, zones }: Pick<Site, 'company' | 'zones'>,
  services: { name: string; href: string }[],
  openings: Opening[],
  closures: Period[] = [],
): Graph {
  const { siteUrl, legal } = company;
  const url = `${siteUrl}${path}`;
  const companyRef = { '@id': `${siteUrl}/#entreprise` };
  const telephone = company.phone.href.replace('tel:', '');
  const profiles = company.social.flatMap((network) => network.url ?? []);
  // The first name of a group is its region; the others lie in it.
  const served = Object.values(zones.groups).flatMap(({ names }) =>
    names.slice(0, 1).map((name) => ({ '@type': 'AdministrativeArea', name }) as const),
  );
  const things: Thing[] = [
    {
      '@type': 'RoofingContractor',
      ...companyRef,
      name: company.name,
      url: `${siteUrl}/`,
      telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.street,
        postalCode: company.address.postalCode,
        addressLocality: company.address.city,
        addressCountry: 'FR',
      },
      ...(companyPages.includes(path) && {
        logo: `${siteUrl}/icon-512.png`,
        email: company.email,
        geo: point(company.position),
        foundingDate: String(company.foundedIn),
        openingHoursSpecification: openings.map((opening) =>
          hours(
            weekdays.filter((_, index) => opening.weekdays.includes(index + 1)),
            clock(opening.from),
            clock(opening.to),
          ),
        ),
        ...(closures.length > 0 && {
          // A closed day is written as opening and closing at midnight.
          specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: from,
            validThrough: to,
          })),
        }),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'emergency',
          telephone,
          availableLanguage: 'fr',
          hoursAvailable: always,
        },
        areaServed: [...served, circle(company.position, zones.reach)],
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'Services',
          itemListElement: services.map(({ name, href }) => ({
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              '@id': `${siteUrl}${href}#prestation`,
              name,
              url: `${siteUrl}${href}`,
            },
          })),
        },
        ...(profiles.length > 0 && { sameAs: profiles }),
        ...(legal.vatNumber && { vatID: legal.vatNumber }),
        ...(legal.siren && { taxID: legal.siren.replaceAll(' ', '') }),
      }),
    },
  ];
  if (path === mainLinks.home.href)
    things.push({ '@type': 'WebSite', url, name: company.name, publisher: companyRef });
  if (trail.length > 0)
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [mainLinks.home, ...trail].map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${siteUrl}${href ?? path}`,
      })),
    });
  if (offered)
    things.push({
      '@type': 'Service',
      '@id': `${url}#prestation`,
      name: offered.name,
      url,
      provider: companyRef,
      areaServed: offered.town
        ? [
            { '@type': 'City', name: offered.town.name },
            circle(offered.town.position, offered.town.radius),
          ]
        : served,
      serviceType: offered.trade,
      ...(offered.emergency && { hoursAvailable: always }),
    });
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * The graph as text for a script element. `<` is escaped, so that nothing can end the element.
 * Non-breaking characters are replaced.
 */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '');
}
