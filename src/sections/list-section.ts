/** What every section that lists things is told: its words, its things, and how it stands between its neighbours. */
export interface ListSection<Item> {
  title: string;
  lead?: string;
  items: Item[];
  ground?: 'plaster' | 'sand' | 'night';
  /** The section before ends in tiles: leave them room. */
  belowScallops?: boolean;
  /** Ends in tiles itself. */
  scallops?: boolean;
}

/** A thing and what it means. */
export interface TitledText {
  title: string;
  text: string;
}
