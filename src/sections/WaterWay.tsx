import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { twoDigits } from '../navigation.ts';

type Props = CollectionEntry<'zincWork'>['data']['water'];

/** The way of the water from the roof to the ground, drawn as a pipe on which the work hangs. */
export function WaterWay({ items, ...block }: Props) {
  return (
    <Block {...block} ground="zinc">
      <ol className="grid water-way">
        {items.map(({ place, title, text }, index) => (
          <li key={title}>
            <span className="water-way__number tile" aria-hidden="true">
              {twoDigits(index + 1)}
            </span>
            <p className="water-way__place quiet">{place}</p>
            <h3 className="heading-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
