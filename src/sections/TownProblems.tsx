import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import type { Standing } from '../components/Section.tsx';

type Props = Standing & CollectionEntry<'towns'>['data']['problems'];

/** Things that go wrong with roofs there, and what we do about each. */
export function TownProblems({ title, items, ...standing }: Props) {
  return (
    <Block title={title} {...standing}>
      <ul className="town-problems">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="heading-2">{item.title}</h3>
            <p>{item.problem}</p>
            <p>{item.remedy}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
