import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

const zoneFile = 'pages/zone-intervention.yaml';
const id = (number: number) => `villeneuve-${number}`;
const name = (number: number) => `Villeneuve ${number}`;
/** A text as long as this is a town's own: the build refuses to see it twice (`build/content-check/towns.ts`). */
const ownText = /^.{80,}$/s;

/** A town's file made from a real one, so that its page weighs what a real one does; only what must be its own differs. */
function generatedTown(template: string, number: number, count: number, order: number): { content: string; group: string } {
  const town = parseDocument(template);
  visit(town, (_, node) => {
    if (isScalar(node) && typeof node.value === 'string' && ownText.test(node.value))
      node.value = node.value.replace(/\.?$/, (stop) => ` (${number})${stop}`);
  });
  town.set('order', order);
  town.set('name', name(number));
  town.setIn(['seo', 'title'], `Couvreur à ${name(number)} : toiture et zinguerie`);
  town.setIn(
    ['seo', 'description'],
    `Tuiles, ardoises, gouttières et zinc : le couvreur de ${name(number)} répare, pose et entretient les toits du canton.`,
  );
  // Beside the real one, so that it gets the same answer.
  town.setIn(['position', 'latitude'], Number(town.getIn(['position', 'latitude'])) + ((number % 7) - 3) / 1000);
  const others = [number - 1, number + 1].map((other) => (other < 1 || other > count ? 'rixheim' : id(other)));
  town.set('neighbours', others[0] === others[1] ? ['rixheim', 'mulhouse'] : others);
  return { content: String(town), group: String(town.get('group')) };
}

/**
 * Gives a copy of the project `total` towns: those of `original`, its untouched content, and generated ones, which it names on
 * the list of their zone. Towns generated before are written over, so that the copy can only grow.
 */
export async function generateTowns(original: string, copy: string, total: number): Promise<void> {
  const files = await readdir(join(original, 'towns'));
  const templates = await Promise.all(files.map((file) => readFile(join(original, 'towns', file), 'utf8')));
  const zone = parseDocument(await readFile(join(original, zoneFile), 'utf8'));
  const count = total - files.length;
  for (let number = 1; number <= count; number += 1) {
    const town = generatedTown(templates[number % templates.length] ?? '', number, count, files.length + number);
    await writeFile(join(copy, 'towns', `${id(number)}.yaml`), town.content);
    zone.addIn(['groups', town.group, 'towns'], name(number));
  }
  await writeFile(join(copy, zoneFile), String(zone));
}
