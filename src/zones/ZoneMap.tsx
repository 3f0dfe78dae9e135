import { Captioned } from '../components/Captioned.tsx';
import { em, leftOf } from './label-placement.ts';
import { type Label, pill, sizes, type ZoneMapLayout } from './zone-map-layout.ts';

interface Props {
  layout: ZoneMapLayout;
  /** The address of its ground. */
  ground: string;
  title: string;
  /** What it shows, for who cannot see it; a piece of it says so in its title. */
  description?: string;
  caption: string;
}

const { width, height } = pill;
const pillShape = {
  x: `${-width / 2}em`,
  y: `${-height / 2}em`,
  width: `${width}em`,
  height: `${height}em`,
  rx: `${height / 2}em`,
};

/** The map of the zones, or a piece of it: town names as links over the background picture. */
export function ZoneMap({ layout, ground, title, description, caption }: Props) {
  const { cut, rings, lands, labels, communes } = layout;
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
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-labelledby="carte"
        aria-describedby={description && 'carte-desc'}
      >
        <title id="carte">{title}</title>
        {description && <desc id="carte-desc">{description}</desc>}
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
        {communes.map(({ text, at: [x, y], anchor, size }) => (
          <text key={text} x={x} y={y} textAnchor={anchor} fontSize={em(size)}>
            {text}
          </text>
        ))}
        {labels.map((label) => (
          <TownLink key={label.id} {...label} />
        ))}
      </svg>
      <figcaption className="quiet small" id="carte-fin">
        {caption}
      </figcaption>
    </Captioned>
  );
}

/**
 * A town link; an invisible line from its dot along its name enlarges the target. The map's own
 * town is no link, and says how far it is.
 */
function TownLink({ id, text, dot, at: [x, y], anchor, width, home, away, size }: Label) {
  // React only types the HTML `a`.
  const place = { transform: `translate(${x} ${y})` };
  const name = { textAnchor: anchor, fontSize: em(size) };
  if (away)
    return (
      <g {...place} className="zone-map__home">
        <text {...name}>
          <tspan x="0" dy="-0.5em">
            {text}
          </tspan>
          <tspan x="0" dy="1.15em" className="zone-map__away">
            {away}
          </tspan>
        </text>
      </g>
    );
  return (
    <a href={`/${id}`} {...place} className={home ? 'zone-map__home' : undefined}>
      <path
        d={`M${dot[0] - x} ${dot[1] - y}L0 0M${Math.round(-width * leftOf[anchor])} 0h${Math.round(width)}`}
      />
      <text {...name}>{text}</text>
    </a>
  );
}
