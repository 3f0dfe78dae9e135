import type { CollectionEntry } from 'astro:content';
import { Block, type ListSection } from '../components/Block.tsx';
import { illustration } from '../components/Illustration.tsx';
import { LightBox } from '../components/LightBox.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';

type Entry = CollectionEntry<'projects'>['data'];

/** A worksite with its picture, and that of the same place before the work. */
export interface Project extends Omit<Entry, 'picture' | 'before'> {
  id: string;
  picture: ResolvedPicture;
  before?: ResolvedPicture | undefined;
}

interface Props extends Omit<ListSection<Project>, 'items'> {
  projects: Project[];
  /** Lets the visitor choose by category. */
  filter?: boolean;
  /** Only photographs are shown: nobody believes a rendered roof to be an emergency. */
  photosOnly?: boolean;
}

/** Categories with a colour of their own. */
const categoryStyles = new Map([
  ['Urgence', 'emergency'],
  ['Zinguerie', 'zinc'],
  ['Démoussage', 'moss'],
]);
const tagClass = (category: string) =>
  `tag accent--${categoryStyles.get(category) ?? 'terracotta'}`;

/** Kinds of worksite: a mosaic of five, or a row of four; on a phone a strip that the thumb pushes. */
export function Realisations({ projects, filter = false, photosOnly = false, ...block }: Props) {
  const isShown = ({ photo }: Project) => photo || !photosOnly;
  return (
    <Block {...block} id="realisations">
      {filter && <ProjectFilter projects={projects} />}
      {/* A strip without links is scrolled by the keyboard only if it takes the focus itself. */}
      <ul
        className={`projects grid projects--${projects.length}`}
        tabIndex={projects.some(isShown) ? undefined : 0}
      >
        {projects.map((project) => (
          <li
            key={project.id}
            className={project.before ? 'project project--pair' : 'project'}
            data-category={project.category}
          >
            {isShown(project) && project.before && (
              <Enlarged picture={project.before} moment="Avant" />
            )}
            {isShown(project) && (
              <Enlarged picture={project.picture} moment={project.before && 'Après'} />
            )}
            <div>
              <p className="project__facts quiet small">
                <span className={tagClass(project.category)}>{project.category}</span>{' '}
                <span>{project.location}</span>
              </p>
              <h3 className="heading-3">{project.title}</h3>
              <p>{project.description}</p>
            </div>
          </li>
        ))}
      </ul>
      {projects.some(isShown) && <LightBox />}
    </Block>
  );
}

/** A picture that opens large, named by the moment it was taken at where there are two. */
function Enlarged({ picture, moment }: { picture: ResolvedPicture; moment?: string }) {
  const when = moment ? `${moment}\u00A0: ` : '';
  const name = [`${when}${picture.alt}`, ...(picture.illustration ? [illustration] : [])].join(
    '. ',
  );
  return (
    <a
      className="project__picture"
      href={picture.src}
      data-lightbox={when}
      aria-label={`Agrandir\u00A0: ${name}`}
    >
      <Picture picture={picture} />
      {moment && <span className="project__moment small">{moment}</span>}
    </a>
  );
}

/**
 * A row of tiles above the gallery, one a kind of worksite, each with how many there are; `project-filter.client.ts` does the
 * choosing, so nothing shows without script.
 */
function ProjectFilter({ projects }: { projects: Project[] }) {
  const counts = new Map<string, number>();
  for (const { category } of projects) counts.set(category, (counts.get(category) ?? 0) + 1);
  return (
    <fieldset className="project-filter">
      <legend className="visually-hidden">Type de chantier</legend>
      {[['Tous', projects.length] as const, ...counts].map(([category, count], index) => (
        <label key={category} className="chip">
          <input
            type="radio"
            name="chantier"
            value={index === 0 ? '' : category}
            defaultChecked={index === 0}
          />
          <span>
            {`${category} `}
            <small className="quiet small">{count}</small>
          </span>
        </label>
      ))}
      <p className="visually-hidden" aria-live="polite" />
    </fieldset>
  );
}
