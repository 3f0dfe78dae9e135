import type { ReactNode } from 'react';
import type { Covering, RoofPart } from '../../../content-model/schemas/roof-drawing.ts';

/** A point of the drawing, which is 480 wide. */
export type Point = [x: number, y: number];

/** What a number points at, and the way from there to the number. */
export type Place = [at: Point, way: Point];

/** Those of the parts that a form can show. */
export type Places = Partial<Record<RoofPart, Place>>;

/** What a town asks for. */
export interface Wish {
  covering: Covering;
  /** In degrees. */
  pitch: number;
  /** Whether a part is named, and so drawn. */
  has: (part: RoofPart) => boolean;
}

/** A form of roof as a town asked for it. */
export interface Drawn {
  /** The top and the bottom of what is drawn. */
  top: number;
  bottom: number;
  places: Places;
  body: ReactNode;
}

/** Turns the left side of a drawing into its right side. */
export const mirror = 'translate(480)scale(-1 1)';
