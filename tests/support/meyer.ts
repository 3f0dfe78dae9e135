import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { demonstrationContent } from './folders.ts';

/** Where the site of the second company is built. */
export const meyerHome = 'test-results/meyer';

/** What of the second company is another than in the demonstration. */
const overlay = 'tests/meyer';

/** Towns that it does not serve: four are out of its reach, and Rixheim is the other company's own. */
const left = ['rixheim', 'dole', 'lons-le-saunier', 'pontarlier', 'saint-claude'];

async function change(path: string, edit: (document: ReturnType<typeof parseDocument>) => void): Promise<void> {
  const document = parseDocument(await readFile(path, 'utf8'));
  edit(document);
  await writeFile(path, document.toString());
}

/** The content of the second company: the demonstration's, changed as its owner would, by the files that the README names. */
export async function writeMeyer(): Promise<string> {
  const folder = join(meyerHome, 'content');
  await rm(meyerHome, { recursive: true, force: true });
  await cp(demonstrationContent, folder, { recursive: true });
  await cp(overlay, folder, { recursive: true });
  for (const id of left) await rm(join(folder, 'towns', `${id}.yaml`));
  const ids = (await readdir(join(folder, 'towns'))).map((name) => name.replace(/\.yaml$/, ''));
  const names = await Promise.all(
    left.map(async (id) => String(parseDocument(await readFile(join(demonstrationContent, 'towns', `${id}.yaml`), 'utf8')).get('name'))),
  );
  for (const id of ids) {
    await change(join(folder, 'towns', `${id}.yaml`), (town) => {
      const written: unknown = town.toJS().neighbours;
      const kept = (Array.isArray(written) ? written : []).filter((neighbour) => ids.includes(neighbour));
      const others = ids.filter((other) => other !== id && !kept.includes(other));
      if (kept.length < 2) town.set('neighbours', [...kept, ...others].slice(0, 2));
      else town.set('neighbours', kept);
    });
  }
  await change(join(folder, 'pages/zone-intervention.yaml'), (page) => {
    for (const group of ['priority', 'franche-comte']) {
      const towns = page.getIn(['groups', group, 'towns']);
      if (isSeq(towns))
        page.setIn(
          ['groups', group, 'towns'],
          towns.toJSON().filter((name: unknown) => typeof name === 'string' && !names.includes(name)),
        );
    }
  });
  await change(join(folder, 'pages/contact.yaml'), (page) => {
    page.setIn(['hours', 'office', 0, 'from'], '7:30');
    page.setIn(['hours', 'office', 0, 'to'], '17:30');
  });
  return folder;
}
