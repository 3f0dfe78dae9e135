import type { CollectionEntry } from 'astro:content';
import { Captioned } from '../components/Captioned.tsx';
import { em, leftOf } from './label-placement.ts';
import {
  frame,
  homeInInset,
  type Label,
  pill,
  sizes,
  type ZoneMapLayout,
} from './zone-map-layout.ts';

type Props = Pick<CollectionEntry<'zone'>['data']['map'], 'title' | 'description' | 'credits'> & {
  layout: ZoneMapLayout;
};

const { width, height } = pill;
const pillShape = {
  x: `${-width / 2}em`,
  y: `${-height / 2}em`,
  width: `${width}em`,
  height: `${height}em`,
  rx: `${height / 2}em`,
};

/** The zone map: town names as links and distance rings over the background picture. */
export function ZoneMap({ layout, title, description, credits }: Props) {
  const { rings, lands, labels } = layout;
  const { x, y, width, height } = frame;
  return (
    <Captioned className="zone-map" label={credits}>
      {/* A skip link: every town is a tab stop. */}
      <a className="zone-map__skip" href="#carte-fin">
        Passer la carte
      </a>
      {/* Not lazy: printing would miss it. */}
      <img
        src="/carte.svg"
        width={width}
        height={height}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-labelledby="carte"
        aria-describedby="carte-desc"
      >
        <title id="carte">{title}</title>
        <desc id="carte-desc">{description}</desc>
        <g className="zone-map__lands" fontSize={em(sizes.land)}>
          {lands.map(({ name, at }) => (
            <text key={name} x={at[0]} y={at[1]}>
              {name}
            </text>
          ))}
        </g>
        <g className="zone-map__km" fontSize={em(sizes.km)}>
          {rings.map(({ km, label }) => (
            <g key={km} transform={`translate(${label.join(' ')})`}>
              <rect {...pillShape} />
              <text>{`${km}\u00A0km`}</text>
            </g>
          ))}
        </g>
        {labels.map((label) => (
          <TownLink key={label.id} {...label} />
        ))}
        <text
          className="zone-map__home"
          x={homeInInset[0]}
          y={homeInInset[1]}
          fontSize={em(sizes.town)}
        >
          {labels.find(({ home }) => home)?.text}
        </text>
      </svg>
      <figcaption className="quiet small" id="carte-fin">
        {credits}
      </figcaption>
    </Captioned>
  );
}

/** A town link; an invisible line from its dot along its name enlarges the target. */
function TownLink({ id, text, dot, at: [x, y], anchor, width, home, size }: Label) {
  // React only types the HTML `a`.
  const place = { transform: `translate(${x} ${y})` };
  return (
    <a href={`/${id}`} {...place} className={home ? 'zone-map__home' : undefined}>
      <path
        d={`M${dot[0] - x} ${dot[1] - y}L0 0M${Math.round(-width * leftOf[anchor])} 0h${Math.round(width)}`}
      />
      <text textAnchor={anchor} fontSize={em(size)}>
        {text}
      </text>
    </a>
  );
}
