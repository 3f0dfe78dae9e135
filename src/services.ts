/** A service in the list. */
export interface ListedService {
  /** The last part of its address, and the name of its file in `src/content/services/`. */
  slug: string;
  /** Its name in the editor. */
  title: string;
  /** The tag of its worksites. */
  category: string;
  /**
   * Where its number is on the house of the home page: a place in `ServiceCards.css`. Without one it
   * has only its card.
   */
  place?: number;
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
 * The services in the order of menus, cards and numbers. The page of a service, its schema and its
 * route are written by hand, because no two services have the same blocks. The build says what is
 * missing.
 */
export const services: Record<ServiceKey, ListedService> = list;

const isServiceKey = (key: string): key is ServiceKey => key in list;

/** The keys of the services, in the same order. */
export const serviceKeys = Object.keys(list).filter(isServiceKey);

/** The tag of emergency worksites. */
export const emergencyCategory = 'Urgence';

/** The path of a service's page. */
export const servicePath = ({ slug }: Pick<ListedService, 'slug'>) => `/services/${slug}`;
