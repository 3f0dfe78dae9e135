import { box, Wall } from '../../../components/RoofParts.tsx';
import type { Drawn, Wish } from './drawn.ts';
import { SlopePart } from './SlopePart.tsx';

/**
 * Three sheds: glass to one side, tiles to the other, and a gutter between two, with an overflow in
 * its far end.
 */
export function sheds({ covering, has }: Wish): Drawn {
  return {
    top: -18,
    bottom: 176,
    places: {
      glass: [
        [76, 48],
        [-48, -4],
      ],
      tile: [
        [284, 45],
        [24, -38],
      ],
      gutter: [
        [192, 101],
        [24, 39],
      ],
      overflow: [
        [328, 90],
        [20, 50],
      ],
    },
    body: (
      <>
        <path className="roof__room" d="M70 176V90H446V176z" />
        <Wall x={62} y={101} scale={0.5} height={150} />
        <g transform="translate(454 101)scale(-1 1)">
          <Wall x={0} y={0} scale={0.5} height={150} />
        </g>
        {/* The heads of the walls jut out under the gutters. */}
        <path className="roof__wall" d="M55 112H46v5h4v6h5zM461 112h9v5h-4v6h-5z" />
        <path className="roof__zinc" d={`${box(189, 112, 195, 176)}${box(321, 112, 327, 176)}`} />
        <path className="roof__wood" d={box(48, 104, 468, 112)} />
        <g id="pan">
          <path className="roof__room" d="M74 90L88 31 182 101z" />
          <path className="town-roof__glass" d="M66 84L82 17l7 2L74 86z" />
          <SlopePart
            x={182}
            y={103}
            mirrored
            pitch={36}
            length={118}
            covering={covering}
            eaves={-19}
            foot={0}
            cut
          />
          <path className="roof__zinc" d="M76 23L85 0l11-5 25 18-2 4-24-17-7 3-8 21z" />
          <g id="gutter">
            <path className="town-roof__end" d={box(50, 86, 70, 102)} />
            {has('overflow') && <path className="town-roof__air" d={box(54, 88, 66, 93)} />}
            <path className="roof__zinc" d="M48 84h3v16h18v-16h3v20H48z" />
          </g>
        </g>
        <use href="#pan" x="132" />
        <use href="#pan" x="264" />
        <use href="#gutter" x="396" />
      </>
    ),
  };
}
