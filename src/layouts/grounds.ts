import type { Standing } from '../components/Section.tsx';

interface Block {
  name: string;
  /** On slate or zinc, whatever stands around it. */
  dark?: boolean;
  /** Light ones stand around it as if it were not there. */
  interlude?: boolean;
}

/**
 * How sections below a head of tiles stand, whatever their order: light grounds take turns, and begin anew after a dark one; tiles hang over
 * the end of a dark one, of the one before it, and of those that are told to have them.
 */
export function standings(blocks: Block[], withTiles: string[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  let next: Standing['ground'] = 'plaster';
  let belowScallops = true;
  blocks.forEach(({ name, dark = false, interlude = false }, index) => {
    const scallops = dark || withTiles.includes(name) || blocks[index + 1]?.dark === true;
    found.set(name, { ground: next, belowScallops, scallops });
    belowScallops = scallops;
    if (!dark) next = next === 'plaster' ? 'sand' : 'plaster';
    else if (!interlude) next = 'plaster';
  });
  return found;
}

/** How the blocks of a town's page stand: sand and plaster take turns on both sides of the form, whatever their order, and each ends in tiles. */
export const townStanding = (index: number): Standing => ({
  ground: index % 3 === 0 ? 'sand' : 'plaster',
  belowScallops: index > 0,
  scallops: true,
});
