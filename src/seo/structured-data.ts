import type {
  BreadcrumbList,
  ContactPage,
  Graph,
  OpeningHoursSpecification,
  RoofingContractor,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Crumb } from '../components/Breadcrumb.tsx';
import type { Company } from '../content-model/company.ts';
import type { Zones } from '../content-model/zones.ts';
import type { Period } from '../hours/dates.ts';
import type { Opening } from '../hours/opening.ts';
import type { Position } from '../zones/distance.ts';

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
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** Address of the picture that shows it where it is shared. */
  picture: string;
  /** The breadcrumb as shown; empty on the home page. */
  trail: Crumb[];
  offered?: Offered;
}

/** These pages have all data about the company, the others only its name and contact. */
const companyPages = ['/', '/contact'];

/** The region of each group, which is the first of its names: the others lie in it. */
const servedBy = ({ groups }: Zones) =>
  Object.values(groups).flatMap(({ names }) =>
    names.slice(0, 1).map((name) => ({ '@type': 'AdministrativeArea', name }) as const),
  );

const point = ({ latitude, longitude }: Position) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const;
const circle = (around: Position, metres: number) =>
  ({ '@type': 'GeoCircle', geoMidpoint: point(around), geoRadius: metres }) as const;
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
 * The structured data of a page: one graph with company, site, page, breadcrumb and service. The
 * company has one `@id` on the whole site and no branches. No rating: search engines forbid
 * companies to mark up their own.
 */
export function pageGraph(
  page: PageFacts,
  { company, zones }: { company: Company; zones: Zones },
  services: { name: string; href: string }[],
  openings: Opening[],
  closures: Period[] = [],
): Graph {
  const { siteUrl } = company;
  const served = servedBy(zones);
  const url = `${siteUrl}${page.path}`;
  const id = {
    company: `${siteUrl}/#entreprise`,
    site: `${siteUrl}/#site`,
    trail: `${url}#fil`,
    offered: `${url}#prestation`,
  };
  const telephone = company.phone.href.replace('tel:', '');
  const { street, postalCode, city } = company.address;

  const contractor: RoofingContractor = {
    '@type': 'RoofingContractor',
    '@id': id.company,
    name: company.name,
    url: `${siteUrl}/`,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'FR',
    },
  };
  const { legal } = company;
  const profiles = company.social.flatMap((network) => network.url ?? []);
  const contractorInFull: RoofingContractor = {
    ...contractor,
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
        '@type': 'OpeningHoursSpecification' as const,
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
    areaServed: [...served, circle(company.position, zones.reach * 1000)],
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
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': id.site,
    url: `${siteUrl}/`,
    name: company.name,
    inLanguage: 'fr',
    publisher: { '@id': id.company },
  };
  const facts = {
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'fr',
    isPartOf: { '@id': id.site },
    about: { '@id': page.offered ? id.offered : id.company },
    primaryImageOfPage: { '@type': 'ImageObject', url: page.picture },
    ...(page.trail.length > 0 && { breadcrumb: { '@id': id.trail } }),
  } as const;
  const webPage: WebPage | ContactPage = {
    '@type': page.path === '/contact' ? 'ContactPage' : 'WebPage',
    ...facts,
  };
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': id.trail,
    itemListElement: page.trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? `${siteUrl}${href}` : url,
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyPages.includes(page.path) ? contractorInFull : contractor,
      site,
      webPage,
      ...(page.trail.length > 0 ? [breadcrumb] : []),
      ...(page.offered ? [service(page.offered, served, id, url)] : []),
    ],
  };
}

function service(
  { name, trade, town, emergency }: Offered,
  served: ReturnType<typeof servedBy>,
  id: { offered: string; company: string },
  url: string,
): Service {
  return {
    '@type': 'Service',
    '@id': id.offered,
    name,
    url,
    provider: { '@id': id.company },
    areaServed: town
      ? [{ '@type': 'City', name: town.name }, circle(town.position, town.radius * 1000)]
      : served,
    ...(trade && { serviceType: trade }),
    ...(emergency && { hoursAvailable: always }),
  };
}

/**
 * The graph for a script element: `<` is escaped, so that nothing can end the element, and
 * non-breaking spaces are replaced.
 */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00A0', ' ');
}
