import { Fragment } from 'react';
import { em, type Label, nameBox, plateWidth } from './label-placement.ts';
import { beam, isInInset } from './map-inset.ts';
import { type Drawn, sizes } from './map-layout.ts';
import type { Point } from './projection.ts';

interface Props {
  layout: Drawn;
  /** The address of the background picture. */
  background: string;
  title: string;
  /** What the map shows, for people who cannot see it. The title of a town's map says it already. */
  description?: string;
  /** The text below the map. */
  caption: string;
  /** The names that the text ends with. Each stays on one line. */
  names?: string[];
  /** What the page names too, without room on the map. */
  unnamed?: { caption: string; names: string[] };
}

/** The map of all zones, or of a town: town names as links over the background picture. */
export function ZoneMap({
  layout,
  background,
  title,
  description,
  caption,
  names = [],
  unnamed,
}: Props) {
  const { cut, plates, lands, nature, labels } = layout;
  const { x, y, width, height } = cut;
  return (
    <div className={layout.centre ? 'zone-map' : 'zone-map zone-map--whole'}>
      {/* A skip link: every town is a tab stop. */}
      <a className="zone-map__skip" href="#carte-fin">
        Passer la carte
      </a>
      {/* Not lazy: printing would miss it. */}
      <img
        src={background}
        width={width}
        height={height}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg
        viewBox={[x, y, width, height].join(' ')}
        role="group"
        aria-label={title}
        aria-describedby={description && 'carte-desc'}
      >
        {description && <desc id="carte-desc">{description}</desc>}
        {!layout.centre && <path className="zone-map__beam" d={beam.map(pathOf).join('')} />}
        <g className="zone-map__lands" fontSize={em(sizes.land)}>
          {lands.map(plainName)}
        </g>
        <g className="zone-map__nature" fontSize={em(sizes.land)}>
          {nature?.map(plainName)}
        </g>
        <g className="zone-map__km" fontSize={em(sizes.km)}>
          {plates.map(({ text, at }) => {
            const width = plateWidth(text);
            return (
              <g key={text} transform={`translate(${at.join(' ')})`}>
                <rect x={`${-width / 2}em`} y="-1em" width={`${width}em`} height="2em" rx="1em" />
                <text>{text}</text>
              </g>
            );
          })}
        </g>
        {labels.map((label) => (
          <MapLabel key={label.text} {...label} isNear={!layout.centre && isInInset(label.dot)} />
        ))}
        {layout.homeAgain && <MapLabel {...layout.homeAgain} isNear />}
      </svg>
      <p className="quiet small" id="carte-fin">
        {caption}
        {names.map(inRow)}
        {unnamed && unnamed.names.length > 0 && (
          <>
            {' '}
            {unnamed.caption}
            {unnamed.names.map(inRow)}
          </>
        )}
      </p>
    </div>
  );
}

const inRow = (name: string, index: number, { length }: string[]) => (
  <Fragment key={name}>
    {' '}
    <span>{name + (index < length - 1 ? ',' : '.')}</span>
  </Fragment>
);

const pathOf = (line: Point[]) =>
  `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

const plainName = ({ text, at, anchor, className }: Label) => (
  <text key={text} className={className} x={at[0]} y={at[1]} textAnchor={anchor}>
    {text}
  </text>
);

/**
 * The dot and the name of a place, as a link if another page is about it. In the inset the halo of
 * the name is thinner. An invisible line from the dot along the name makes the link easier to hit.
 */
function MapLabel({ isNear, ...label }: Label & { isNear: boolean }) {
  const { town, text, dot, at, anchor, size, className, tied } = label;
  const { x, width } = nameBox(label);
  const [cx, cy] = [dot[0] - at[0], dot[1] - at[1]];
  const name = (
    <>
      {tied && <line className="zone-map__tie" x1={cx} y1={cy} {...tieEnd(label)} />}
      {/* The workshop's house and the sign of a map's own town are in the background. */}
      {!className && <circle className={town?.zone} cx={cx} cy={cy} r={town && !tied ? 4 : 2.4} />}
      <text textAnchor={anchor} fontSize={em(size)}>
        {text}
      </text>
    </>
  );
  // React only types the HTML `a`.
  const classes = [className, isNear && 'zone-map__near'].filter(Boolean).join(' ') || undefined;
  const place = { className: classes, transform: `translate(${at.join(' ')})` };
  if (!town) return <g {...place}>{name}</g>;
  return (
    <a href={`/${town.id}`} {...place}>
      <path d={`M${cx} ${cy}L${Math.round(x - at[0])} 0h${Math.round(width)}`} />
      {name}
    </a>
  );
}

/** The end of a line from a dot to its name. */
function tieEnd({ anchor, dot, at, size }: Label) {
  if (anchor === 'middle')
    return { x2: dot[0] - at[0], y2: Math.sign(dot[1] - at[1]) * (size / 2) };
  return { x2: anchor === 'start' ? -4 : 4 };
}
