import './TileRoof.css';
import type { ReactNode } from 'react';

interface Props {
  /** Whether the tile is in its place. Otherwise it has fallen, and the plaster shows. */
  laid?: boolean;
  /** The content of the tile: a single element. */
  children: ReactNode;
}

/** A roof, and one tile of it with a number or a sign: in its place, or fallen. */
export function TileRoof({ laid = false, children }: Props) {
  return <div className={`tile-roof${laid ? ' tile-roof--laid' : ''}`}>{children}</div>;
}
