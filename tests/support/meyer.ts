import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { runAstro } from '../../scripts/astro.ts';
import { readCompany } from '../../settings/company.ts';
import { readCompanyFile } from '../../settings/company-file.ts';
import { SettingError } from '../../settings/fail.ts';
import { demonstrationContent } from './folders.ts';

const home = 'test-results/meyer';
const content = join(home, 'content');

/** The site of the second company. */
export const meyerSite = join(home, 'dist');

/** Its forms go to a service on another origin. Nobody listens there: who tries it puts an address of his own in its place. */
export const meyerForwardUrl = 'http://127.0.0.1:9';

/** The environment in which it is built and served. */
export const meyerEnvironment = { CONTENT_DIR: resolve(content), FORM_FORWARD_URL: meyerForwardUrl };

/** Its facts. */
export const readMeyer = () => readCompany(readCompanyFile(content), { FORM_FORWARD_URL: meyerForwardUrl });

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

/** Its content: the demonstration's, changed as its owner would, by the files that the README names. */
async function writeContent(): Promise<void> {
  const towns = join(content, 'towns');
  await rm(home, { recursive: true, force: true });
  await cp(demonstrationContent, content, { recursive: true });
  await cp(overlay, content, { recursive: true });

  const nameOf = async (id: string) => String(parseDocument(await readFile(join(towns, `${id}.yaml`), 'utf8')).get('name'));
  const names = await Promise.all(left.map(nameOf));
  for (const id of left) await rm(join(towns, `${id}.yaml`));
  const ids = (await readdir(towns)).map((name) => name.replace(/\.yaml$/, ''));
  for (const id of ids) {
    const others = ids.filter((other) => other !== id);
    await change(join(towns, `${id}.yaml`), (town) => without(town, ['neighbours'], left, 2, others));
  }
  await change(join(content, 'pages/zone-intervention.yaml'), (page) => {
    without(page, ['groups', 'franche-comte', 'towns'], names);
    without(page, ['groups', 'priority', 'towns'], ['Rixheim'], 51, ['Phalsbourg', 'Sarrebourg']);
    page.setIn(['groups', 'priority', 'title'], 'Alsace et pays de Sarrebourg');
    for (const [name, text] of Object.entries(regions)) page.setIn(['regions', name, 'paragraphs'], [text]);
  });
  await change(join(content, 'pages/contact.yaml'), (page) => {
    page.setIn(['hours', 'office', 0, 'open', 0], { from: '7:30', to: '17:30' });
  });
}

/** Builds the site of the second company. Throws a `SettingError`, the reason being on the terminal, when it cannot be built. */
export async function buildMeyer(): Promise<void> {
  await writeContent();
  if ((await runAstro(meyerEnvironment, 'build', '--outDir', meyerSite, '--silent')) !== 0)
    throw new SettingError('the site of the second company could not be built');
}
