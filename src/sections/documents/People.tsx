import './People.css';
import type { CollectionEntry } from 'astro:content';
import { Picture, type ResolvedPicture } from '../../components/Picture.tsx';
import { TitledSection } from '../../components/TitledSection.tsx';

interface Props
  extends Pick<CollectionEntry<'guarantees'>['data']['people'], 'title' | 'lead' | 'since'> {
  people: (Omit<CollectionEntry<'people'>['data'], 'portrait'> & {
    portrait: ResolvedPicture | undefined;
  })[];
}

/** The team, each person with a portrait if there is one. */
export function People({ since: before, people, ...section }: Props) {
  return (
    <TitledSection {...section}>
      <ul className="people">
        {people.map(({ name, trade, since, portrait }) => (
          <li key={name}>
            {portrait && (
              <div className="people__portrait">
                <Picture picture={portrait} />
              </div>
            )}
            <div className="people__words">
              <h3 className="heading-2">{name}</h3>
              <p>{trade}</p>
              <p className="quiet small">{`${before} ${since}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
