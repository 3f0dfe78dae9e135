import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../settings/company.ts';
import { zones } from '../settings/zones.ts';
import { communesAround, readFrance } from '../src/zones/france.ts';

const source = 'src/zones/france.txt';
const cache = '.cache/communes';

/** What the look-up knows of the communes around the workshop; kept for the next build, for it takes half a second. */
export function communeFiles({ position }: Pick<Company, 'position'>): { 'communes.txt': string } {
  const france = readFileSync(source, 'utf8');
  const hash = createHash('sha256')
    .update(france)
    .update(readFileSync('src/zones/france.ts'))
    .update(JSON.stringify([position, zones.reach]));
  const kept = join(cache, `${hash.digest('hex').slice(0, 16)}.txt`);
  if (existsSync(kept)) return { 'communes.txt': readFileSync(kept, 'utf8') };
  const { text, estimated } = communesAround(readFrance(france), position, zones.reach);
  const [first, second] = estimated;
  if (first && second)
    console.warn(
      `⚠ The look-up has ${estimated.length} small communes only amid their neighbours, 6 km off on average and 14 at worst, for instance ${first.name} (${first.postcodes[0]}) and ${second.name} (${second.postcodes[0]}): put their centres into scripts/data/commune-centres.csv, and run "npm run communes"`,
    );
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, text);
  return { 'communes.txt': text };
}
