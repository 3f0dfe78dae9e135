import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { Fold } from '../components/Fold.tsx';
import type { Ground } from '../components/Section.tsx';

type Props = CollectionEntry<'towns'>['data']['problems'] & { ground: Ground };

/**
 * Things that go wrong with roofs there, and what we do about each; on a phone each is its title,
 * and opens.
 */
export function TownProblems({ items, ...block }: Props) {
  return (
    <Block {...block}>
      <ul className="grid town-problems">
        {items.map(({ title, problem, remedy }) => (
          <li key={title}>
            <h3 className="heading-2">{title}</h3>
            <Fold title={title} row>
              <p>{problem}</p>
              <p>{remedy}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Block>
  );
}
