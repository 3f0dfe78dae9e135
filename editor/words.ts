/** What the owner reads of files and fields: he knows the menu and the labels, no file and no English name. */
import { contentMistakes } from '../content-model/check/check.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import type { Facts } from '../content-model/text/fill-in.ts';
import { type EditedSite, titleOfFile } from './files.ts';

const fieldTitles = ({ kinds }: EditedSite) => new Map(Object.values(kinds).flatMap(({ shape }) => titlesIn(shape)));

/** What the names in a text stand for; of one without a value, what he calls it. */
export function shownFacts(site: EditedSite): Facts {
  const titles = fieldTitles(site);
  return Object.fromEntries(Object.entries(site.facts).map(([name, value]) => [name, value ?? titles.get(name) ?? name]));
}

/** A line about a mistake in the words of the menu. */
export function inOwnerWords(site: EditedSite, text: string): string {
  const titles = fieldTitles(site);
  const titleFor = (name: string) => titles.get(name) ?? name;
  return text
    .replace(/^(\{.*?\} n'existe(?:nt)? pas) ; .*/, '$1')
    .replaceAll(/((?:[\w-]+\/)?[\w-]+)\.yaml/g, (file, name: string) => `« ${titleOfFile(site, name) ?? file} »`)
    .replace(/(?<=choisissez parmi : ).*/, (names) => names.replaceAll(/\w+/g, titleFor))
    .replaceAll(/ (?:de|dans) src\/assets\/pictures\//g, '')
    .replaceAll(/ \(([\w.]+)\)/g, (whole, name: string) => (name.split('.').every((part) => titles.has(part)) ? '' : whole))
    .replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `« ${titleFor(name)} »`);
}

function titlesIn({ properties = {}, choices = {}, items, oneOf = [], anyOf = [], additionalProperties }: FieldShape): [string, string][] {
  const below = [...Object.values(properties), ...oneOf, ...anyOf, items, additionalProperties];
  return [
    ...Object.entries(choices),
    ...Object.entries(properties).map(([name, { title = name }]): [string, string] => [name, title]),
    ...below.flatMap((shape) => (typeof shape === 'object' ? titlesIn(shape) : [])),
  ];
}

/** What is left to correct before the site can be published: it is saved, and does not fit. */
export const leftToCorrect = (site: EditedSite) =>
  contentMistakes(site).map(({ file, fields, reason }) => {
    const name = file.replace('.yaml', '');
    return { name, title: titleOfFile(site, name) ?? file, fields, reason: inOwnerWords(site, reason) };
  });
