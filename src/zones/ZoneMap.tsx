import { Captioned } from '../components/Captioned.tsx';
import { colour } from '../styles/colours.ts';
import { em, type Label, nameBox } from './label-placement.ts';
import { sizes, type ZoneMapLayout } from './zone-map-layout.ts';

interface Props {
  layout: ZoneMapLayout;
  /** The address of its ground. */
  ground: string;
  title: string;
  /** What it shows, for who cannot see it; a piece of it says so in its title. */
  description?: string;
  caption: string;
}

/** The map of the zones, or a piece of it: town names as links over the background picture. */
export function ZoneMap({ layout, ground, title, description, caption }: Props) {
  const { cut, rings, lands, labels } = layout;
  const { x, y, width, height } = cut;
  return (
    <Captioned className={layout.way ? 'zone-map' : 'zone-map zone-map--whole'} label={caption}>
      {/* A skip link: every town is a tab stop. */}
      <a className="zone-map__skip" href="#carte-fin">
        Passer la carte
      </a>
      {/* Not lazy: printing would miss it. */}
      <img src={ground} width={width} height={height} alt="" fetchPriority="low" decoding="async" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg
        viewBox={[x, y, width, height].join(' ')}
        role="group"
        aria-labelledby="carte"
        aria-describedby={description && 'carte-desc'}
      >
        <title id="carte">{title}</title>
        {description && <desc id="carte-desc">{description}</desc>}
        <g className="zone-map__lands" fontSize={em(sizes.land)}>
          {lands.map(plainName)}
        </g>
        <g className="zone-map__km" fontSize={em(sizes.km)}>
          {rings.map(({ km, label }) => (
            <g key={km} transform={`translate(${label.join(' ')})`}>
              <rect x="-2.25em" y="-1em" width="4.5em" height="2em" rx="1em" />
              <text>{`${km}\u00A0km`}</text>
            </g>
          ))}
        </g>
        <g fontSize={em(sizes.commune)}>{labels.filter(({ town }) => !town).map(plainName)}</g>
        {labels
          .filter(({ town }) => town)
          .map((label) => (
            <MapLabel key={label.text} {...label} />
          ))}
      </svg>
      <figcaption className="quiet small" id="carte-fin">
        {caption}
      </figcaption>
    </Captioned>
  );
}

const plainName = ({ text, at, anchor }: Label) => (
  <text key={text} x={at[0]} y={at[1]} textAnchor={anchor}>
    {text}
  </text>
);

/**
 * A name on the map, as a link if the place has a page; an invisible line from its dot along its
 * name enlarges the target. The map's own town is no link, and says how far it is.
 */
function MapLabel(label: Label) {
  const { town, text, dot, at, anchor, away, size, tied } = label;
  const { x, width } = nameBox(label);
  const name = (
    <text textAnchor={anchor} fontSize={em(size)} dy={away && '-0.5em'}>
      {text}
      {away && (
        <tspan x="0" dy="1.15em">
          {away}
        </tspan>
      )}
    </text>
  );
  // React only types the HTML `a`.
  const place = {
    transform: `translate(${at.join(' ')})`,
    className: size === sizes.home ? 'zone-map__home' : undefined,
  };
  if (!town || away) return <g {...place}>{name}</g>;
  return (
    <a href={`/${town.id}`} {...place}>
      <path
        d={`M${dot[0] - at[0]} ${dot[1] - at[1]}L${Math.round(x - at[0])} 0h${Math.round(width)}`}
      />
      {tied && (
        <line x1={dot[0] - at[0]} y1={dot[1] - at[1]} stroke={colour('slate')} strokeWidth="1.5" />
      )}
      {name}
    </a>
  );
}
