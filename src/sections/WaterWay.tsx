import type { CollectionEntry } from 'astro:content';
import { Block } from '../components/Block.tsx';
import { twoDigits } from '../navigation.ts';

type Props = CollectionEntry<'zincWork'>['data']['water'];

/** The way of the water from the roof to the ground, drawn as a pipe on which the work hangs. */
export function WaterWay({ title, lead, items }: Props) {
  return (
    <Block title={title} lead={lead} ground="zinc" scallops>
      <ol className="grid water-way">
        {items.map(({ place, title: name, text }, index) => (
          <li key={name}>
            <span className="water-way__number tile" aria-hidden="true">
              {twoDigits(index + 1)}
            </span>
            <p className="water-way__place quiet">{place}</p>
            <h3 className="heading-2">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
