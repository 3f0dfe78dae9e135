import './TownRoof.css';
import type { CollectionEntry } from 'astro:content';
import { Fillings, Marker } from '../../../components/RoofParts.tsx';
import type { RoofForm, RoofPart } from '../../../content-model/schemas/roof-drawing.ts';
import type { Drawn, Wish } from './drawn.ts';
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

/** The roof that a text of a town speaks of, in section, and the names of its parts. */
export function TownRoof({ form, covering, pitch, label, parts }: Props) {
  const has = (wanted: RoofPart) => parts.some(({ part }) => part === wanted);
  const { top, bottom, places, body } = forms[form]({ covering, pitch, has });
  return (
    <figure className="town-roof">
      <svg
        className="roof-drawing"
        viewBox={`0 ${top} 480 ${bottom - top}`}
        role="img"
        aria-label={label}
      >
        <Fillings wool={has('wool') || has('sarking') || has('floor')} />
        {body}
        {parts.map(({ part, name }, index) => {
          const [[x, y], [right, down]] = places[part] ?? [
            [0, 0],
            [0, 0],
          ];
          return (
            <Marker
              key={name}
              number={index + 1}
              x={Math.round(x + right)}
              y={Math.round(y + down)}
              to={[-right, -down]}
            />
          );
        })}
      </svg>
      <ol className="roof-legend">
        {parts.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}
