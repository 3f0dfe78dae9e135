import type { CollectionEntry } from 'astro:content';
import { Fillings, Marker } from '../../../components/RoofParts.tsx';
import type { RoofForm, RoofPart } from '../../../content-model/schemas/roof-drawing.ts';
import type { Drawn, Place, Point, Wish } from './drawn.ts';
import { edge } from './edge.tsx';
import { gable } from './gable/gable.tsx';
import { halves } from './halves.tsx';
import { lean } from './lean.tsx';
import { mansard } from './mansard.tsx';
import { sheds } from './sheds.tsx';
import { valley } from './valley.tsx';

type Props = NonNullable<CollectionEntry<'towns'>['data']['problems']['drawing']>;

const forms: Record<RoofForm, (wish: Wish) => Drawn> = {
  gable,
  mansard,
  sheds,
  valley,
  lean,
  halves,
  edge,
};

/** A number and its way to what it names; it does not leave the drawing at its sides. */
function numberOf(
  [[x, y], [right, down]]: Place = [
    [0, 0],
    [0, 0],
  ],
) {
  const place = { x: Math.min(460, Math.max(20, Math.round(x + right))), y: Math.round(y + down) };
  const to: Point = [Math.round(x - place.x), -down];
  return { ...place, to };
}

/** The roof that a text of a town speaks of, in section, and the names of its parts. */
export function TownRoof({ form, covering, pitch, label, parts }: Props) {
  const has = (wanted: RoofPart) => parts.some(({ part }) => part === wanted);
  const { top, bottom, places, body } = forms[form]({ covering, pitch, has });
  const numbers = parts.map(({ part }) => numberOf(places[part]));
  const start = Math.min(top, ...numbers.map(({ y }) => y - 24));
  const end = Math.max(bottom, ...numbers.map(({ y }) => y + 24));
  return (
    <figure className="town-roof">
      <svg
        className="roof-drawing"
        viewBox={`0 ${start} 480 ${end - start}`}
        role="img"
        aria-label={label}
      >
        <Fillings wool={has('wool') || has('sarking') || has('floor')} />
        {body}
        {numbers.map((place, index) => (
          <Marker key={parts[index]?.name} number={index + 1} {...place} />
        ))}
      </svg>
      <ol className="roof-legend">
        {parts.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}
