import type { CollectionEntry } from 'astro:content';
import { Captioned } from '../components/Captioned.tsx';
import { frame, type Label, type MapLayout } from './layout.ts';
import { leftOf } from './place-names.ts';

type Props = Pick<CollectionEntry<'zone'>['data']['map'], 'title' | 'description' | 'credits'> & { layout: MapLayout };

/** Where we work: the zones, the towns with a page as links, distances as rings. The ground is a picture of its own. */
export function ZoneMap({ layout, title, description, credits }: Props) {
  const { rings, lands, labels } = layout;
  const { x, y, width, height } = frame;
  return (
    <Captioned className="zone-map" label={credits}>
      {/* Its towns are as many stops. */}
      <a className="zone-map__skip" href="#carte-fin">
        Passer la carte
      </a>
      {/* Not when it comes near: paper would be without it. */}
      <img src="/carte.svg" width={width} height={height} alt="" fetchPriority="low" decoding="async" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-labelledby="carte" aria-describedby="carte-desc">
        <title id="carte">{title}</title>
        <desc id="carte-desc">{description}</desc>
        <g className="zone-map__lands">
          {lands.map(({ name, at }) => (
            <text key={name} x={at[0]} y={at[1]}>
              {name}
            </text>
          ))}
        </g>
        <g className="zone-map__km">
          {rings.map(({ km, label }) => (
            <g key={km} transform={`translate(${label.join(' ')})`}>
              <g>
                <rect x="-31" y="-13" width="62" height="26" rx="13" />
                <text>{`${km}\u00A0km`}</text>
              </g>
            </g>
          ))}
        </g>
        {labels.map((label) => (
          <TownLink key={label.id} {...label} />
        ))}
      </svg>
      <figcaption className="quiet small" id="carte-fin">
        {credits}
      </figcaption>
    </Captioned>
  );
}

/** A name that leads to its page; an unseen line from its dot and all along it makes it easy to hit. */
function TownLink({ id, text, dot, at: [x, y], anchor, width, home }: Label) {
  // React's types know the `a` of HTML alone.
  const place = { transform: `translate(${x} ${y})` };
  return (
    <a href={`/${id}`} {...place} className={home ? 'zone-map__home' : undefined}>
      <path d={`M${dot[0] - x} ${dot[1] - y}L0 0M${Math.round(-width * leftOf[anchor])} 0h${Math.round(width)}`} />
      <text textAnchor={anchor}>{text}</text>
    </a>
  );
}
