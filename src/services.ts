/** A service, in the only list of them. */
export interface ListedService {
  /** The last part of its address, and the name of its file in `src/content/services/`. */
  slug: string;
  /** What the editor calls it. */
  title: string;
  /** What its worksites are tagged with. */
  category: string;
  /** Where its number hangs on the house of the home page: which of the places in `ServiceCards.css`. */
  place: number;
  /** The colour of its page and of its tags, unless terracotta. */
  accent?: 'zinc' | 'moss' | 'oak';
}

/** The services in the specification's order. */
const list = {
  roofing: { slug: 'toiture', title: 'Toiture', category: 'Rénovation', place: 1 },
  zincWork: {
    slug: 'zinguerie',
    title: 'Zinguerie',
    category: 'Zinguerie',
    place: 2,
    accent: 'zinc',
  },
  insulation: { slug: 'isolation', title: 'Isolation', category: 'Isolation', place: 3 },
  mossRemoval: {
    slug: 'demoussage-toiture',
    title: 'Démoussage',
    category: 'Démoussage',
    place: 4,
    accent: 'moss',
  },
  generalWorks: {
    slug: 'travaux-general',
    title: 'Travaux général',
    category: 'Travaux général',
    place: 5,
    accent: 'oak',
  },
} satisfies Record<string, ListedService>;

/** The name of a service in code, and of its collection. */
export type ServiceKey = keyof typeof list;

/**
 * The services in the order of menus, cards and numbers. Blocks of a page, its schema and its route
 * are written by hand, as no two services have the same: the build says which one is missing.
 */
export const services: Record<ServiceKey, ListedService> = list;

const isServiceKey = (key: string): key is ServiceKey => key in list;

/** Their names, in the same order. */
export const serviceKeys = Object.keys(list).filter(isServiceKey);

/** What worksites of emergencies are tagged with. */
export const emergencyCategory = 'Urgence';

/** The path of a service's page. */
export const servicePath = ({ slug }: Pick<ListedService, 'slug'>) => `/services/${slug}`;
