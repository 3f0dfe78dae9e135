/** A service in the list. */
export interface ListedService {
  /** The last part of its address, and the name of its file in `src/content/services/`. */
  slug: string;
  /** Its name in the editor. */
  title: string;
  /** The tag of its worksites. */
  category: string;
  /** Where its number is on the house of the home page. Without it the service has only its card. */
  place?: HousePlace;
  /** The colour of its page and of its tags, unless terracotta. */
  accent?: 'zinc' | 'moss' | 'oak';
}

/** A point of the house on the home page, and the line that leads from there to a number. */
export interface HousePlace {
  /** From the left edge of the picture, in percent of its width. */
  left: number;
  /** From its upper edge, in percent of its width too. */
  top: number;
  line: 'up' | 'left' | 'right';
  /** The length of the line, in rem; in windows of less than 1280 px it is shorter. */
  length: number;
}

/** The services in the specification's order. */
const list = {
  roofing: {
    slug: 'toiture',
    title: 'Toiture',
    category: 'Rénovation',
    place: { left: 40.4, top: 10.6, line: 'up', length: 2.75 },
  },
  zincWork: {
    slug: 'zinguerie',
    title: 'Zinguerie',
    category: 'Zinguerie',
    place: { left: 85.5, top: 54, line: 'right', length: 1.75 },
    accent: 'zinc',
  },
  insulation: {
    slug: 'isolation',
    title: 'Isolation',
    category: 'Isolation',
    place: { left: 32.4, top: 24.2, line: 'left', length: 6.5 },
  },
  mossRemoval: {
    slug: 'demoussage-toiture',
    title: 'Démoussage',
    category: 'Démoussage',
    place: { left: 78, top: 32.5, line: 'right', length: 5.1 },
    accent: 'moss',
  },
  generalWorks: {
    slug: 'travaux-general',
    title: 'Travaux général',
    category: 'Travaux général',
    place: { left: 25.7, top: 46.7, line: 'left', length: 5.3125 }, // as far as the frame
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
