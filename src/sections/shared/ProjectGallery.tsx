import type { CollectionEntry } from 'astro:content';
import { LightBox } from '../../components/LightBox.tsx';
import { illustrationLabel, Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { type ListSection, TitledSection } from '../../components/TitledSection.tsx';
import { emergencyCategory, services } from '../../services.ts';

/** A worksite with its picture, and maybe one of the same place before the work. */
export interface Project extends Omit<CollectionEntry<'projects'>['data'], 'picture' | 'before'> {
  id: string;
  picture: ResolvedPicture;
  before?: ResolvedPicture;
}

const accents = new Map<string, string | undefined>([
  [emergencyCategory, 'emergency'],
  ...Object.values(services).map(({ category, accent }) => [category, accent] as const),
]);
const tagClass = (category: string) => `tag accent--${accents.get(category) ?? 'terracotta'}`;

/** A gallery of worksites: a mosaic of five, or a row of four. On a phone, one below the other. */
export function ProjectGallery({ items, ...section }: ListSection<Project>) {
  return (
    <TitledSection {...section} id="realisations" screenOnly>
      <ul className={`projects grid projects--${items.length}`}>
        {items.map((project) => (
          <li key={project.id} className={project.before ? 'project project--pair' : 'project'}>
            {project.before && <Enlarged picture={project.before} moment="Avant" />}
            <Enlarged picture={project.picture} moment={project.before && 'Après'} />
            <div>
              <p className="row project__facts quiet small">
                <span className={tagClass(project.category)}>{project.category}</span>{' '}
                <span>{project.location}</span>
              </p>
              <h3 className="heading-3">{project.title}</h3>
              <p>{project.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <LightBox />
    </TitledSection>
  );
}

/** A picture that opens in the light box. If there are two, it says before or after. */
function Enlarged({ picture, moment }: { picture: ResolvedPicture; moment?: string }) {
  const when = moment ? `${moment}\u00A0: ` : '';
  const kind = picture.illustration ? `. ${illustrationLabel}` : '';
  return (
    <a
      className="project__picture"
      href={picture.src}
      data-lightbox={when}
      aria-label={`Agrandir\u00A0: ${when}${picture.alt}${kind}`}
    >
      <Picture picture={picture} />
      {moment && <span className="project__moment small">{moment}</span>}
    </a>
  );
}
