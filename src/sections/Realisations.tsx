import { LightBox } from '../components/LightBox.tsx';
import { Picture, type ResolvedPicture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

export interface Project {
  id: string;
  title: string;
  description: string;
  category: 'Urgence' | 'Zinguerie' | 'Rénovation' | 'Démoussage';
  location: string;
  picture: ResolvedPicture;
}

interface RealisationsProps {
  title: string;
  lead?: string;
  projects: Project[];
  ground?: 'plaster' | 'sand';
  accent?: 'terracotta' | 'moss' | 'oak' | 'emergency';
  belowScallops?: boolean;
  /** Lets the visitor choose by category and town. */
  filter?: boolean;
}

const categoryStyle = { Urgence: 'emergency', Zinguerie: 'zinc', Rénovation: 'renovation', Démoussage: 'moss' } as const;

/** Kinds of worksite: a mosaic of five, or a row of four; on a phone a strip that the thumb pushes. */
export function Realisations({ title, lead, projects, ground = 'plaster', accent, belowScallops = false, filter = false }: RealisationsProps) {
  return (
    <Section ground={ground} belowScallops={belowScallops} id="realisations" screenOnly>
      <SectionHeading title={title} lead={lead} wide={lead !== undefined} accent={accent} />
      {filter && <ProjectFilter projects={projects} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable with the keyboard. */}
      <ul className={`projects projects--${projects.length}`} tabIndex={0} aria-label="Réalisations, liste à faire défiler">
        {projects.map((project) => (
          <li key={project.id} className="project" data-category={project.category} data-town={project.location}>
            <a className="project__picture" href={project.picture.src} data-lightbox={project.title} aria-label={`Agrandir : ${project.picture.alt}`}>
              <Picture picture={project.picture} />
            </a>
            <div>
              <p className="project__facts">
                <span className={`tag tag--${categoryStyle[project.category]}`}>{project.category}</span> <span>{project.location}</span>
              </p>
              <h3 className="heading-3">{project.title}</h3>
              <p>{project.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="projects__note small quiet">Images d’illustration.</p>
      <LightBox />
    </Section>
  );
}

const distinct = (values: string[]) => [...new Set(values)];

/** Two choices above the gallery; `project-filter.client.ts` does the choosing, so nothing shows without script. */
function ProjectFilter({ projects }: { projects: Project[] }) {
  return (
    <fieldset className="project-filter" data-project-filter>
      <legend className="visually-hidden">Choisir parmi les réalisations</legend>
      <label>
        Type de chantier
        <select name="category" autoComplete="off">
          <option value="">Tous</option>
          {distinct(projects.map(({ category }) => category)).map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <label>
        Ville
        <select name="town" autoComplete="off">
          <option value="">Toutes</option>
          {distinct(projects.map(({ location }) => location)).map((town) => (
            <option key={town}>{town}</option>
          ))}
        </select>
      </label>
      <p aria-live="polite" />
    </fieldset>
  );
}
