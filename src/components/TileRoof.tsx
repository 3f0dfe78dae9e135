import './TileRoof.css';
import type { ReactNode } from 'react';

interface Props {
  /** The tile lies in its place; else it has fallen, and the plaster shows. */
  laid?: boolean;
  /** What is written on the tile: a single element. */
  children: ReactNode;
}

/** A roof that lacks one tile, and that tile. */
export function TileRoof({ laid = false, children }: Props) {
  return <div className={`tile-roof${laid ? ' tile-roof--laid' : ''}`}>{children}</div>;
}
