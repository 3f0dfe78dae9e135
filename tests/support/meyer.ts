import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { demonstrationContent } from './folders.ts';

/** Where the site of the second company is built. */
export const meyerHome = 'test-results/meyer';

/** What of the second company is another than in the demonstration. */
const overlay = 'tests/meyer';

/** Towns of the demonstration that are out of its reach or at the edge of it, and the other company's own. */
const left = ['rixheim', 'besancon', 'dole', 'lons-le-saunier', 'pontarlier', 'saint-claude'];

/** What it says of its regions, instead of what the demonstration measures from Rixheim. */
const regions = {
  alsace: "Toute l'Alsace est notre zone prioritaire, et le pays de Sarrebourg avec elle : l'atelier est au pied du col, {à city}.",
  'franche-comte': 'De Belfort à Vesoul, nous venons sur rendez-vous, avec le matériel pour plusieurs jours.',
  lorraine: "Au-delà de Sarrebourg, nous venons sur demande : décrivez le chantier, nous vous dirons si c'est possible.",
};

async function change(path: string, edit: (document: ReturnType<typeof parseDocument>) => void): Promise<void> {
  const document = parseDocument(await readFile(path, 'utf8'));
  edit(document);
  await writeFile(path, document.toString());
}

/** Takes names out of a list of a file, and puts others in where it gets too short. */
function without(document: ReturnType<typeof parseDocument>, path: string[], names: string[], least = 0, others: string[] = []): void {
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`${path.join('.')} is no list`);
  const kept: unknown[] = list.toJSON().filter((name: unknown) => !names.some((out) => out === name));
  const more = others.filter((other) => !kept.includes(other)).slice(0, Math.max(0, least - kept.length));
  document.setIn(path, [...kept, ...more]);
}

/** The content of the second company: the demonstration's, changed as its owner would, by the files that the README names. */
export async function writeMeyer(): Promise<string> {
  const folder = join(meyerHome, 'content');
  const towns = join(folder, 'towns');
  await rm(meyerHome, { recursive: true, force: true });
  await cp(demonstrationContent, folder, { recursive: true });
  await cp(overlay, folder, { recursive: true });

  const nameOf = async (id: string) => String(parseDocument(await readFile(join(towns, `${id}.yaml`), 'utf8')).get('name'));
  const names = await Promise.all(left.map(nameOf));
  for (const id of left) await rm(join(towns, `${id}.yaml`));
  const ids = (await readdir(towns)).map((name) => name.replace(/\.yaml$/, ''));
  for (const id of ids) {
    const others = ids.filter((other) => other !== id);
    await change(join(towns, `${id}.yaml`), (town) => without(town, ['neighbours'], left, 2, others));
  }
  await change(join(folder, 'pages/zone-intervention.yaml'), (page) => {
    without(page, ['groups', 'franche-comte', 'towns'], names);
    without(page, ['groups', 'priority', 'towns'], ['Rixheim'], 51, ['Phalsbourg', 'Sarrebourg']);
    page.setIn(['groups', 'priority', 'title'], 'Alsace et pays de Sarrebourg');
    for (const [name, text] of Object.entries(regions)) page.setIn(['regions', name, 'paragraphs'], [text]);
  });
  await change(join(folder, 'pages/contact.yaml'), (page) => {
    page.setIn(['hours', 'office', 0, 'open', 0], { from: '7:30', to: '17:30' });
  });
  return folder;
}
