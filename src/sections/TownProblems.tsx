import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { Fold } from '../components/Fold.tsx';
import type { Standing } from '../components/Section.tsx';

type Props = Standing & CollectionEntry<'towns'>['data']['problems'];

/**
 * Things that go wrong with roofs there, and what we do about each; on a phone each is its title,
 * and opens.
 */
export function TownProblems({ title, items, ...standing }: Props) {
  return (
    <Block title={title} {...standing}>
      <ul className="grid town-problems">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="heading-2">{item.title}</h3>
            <Fold title={<span className="visually-hidden">{item.title}</span>} row>
              <p>{item.problem}</p>
              <p>{item.remedy}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Block>
  );
}
