/** What the owner reads of files and fields: he knows the menu and the labels, no file and no English name. */
import { contentMistakes } from '../content-model/check/check.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import type { Left } from './api.ts';
import { fileValue } from './files.ts';
import { type EditedSite, kindOf } from './forms.ts';
import { isGroup } from './values.ts';

/** What he calls a file, as in `Villes, Colmar`. */
export function titleOfFile(site: EditedSite, name: string): string | undefined {
  const kind = kindOf(site, name);
  if (!kind || kind.nameField === undefined) return kind?.title;
  const value = fileValue(site, name);
  return `${kind.title}, ${isGroup(value) ? value[kind.nameField] : name}`;
}

/** A line about a mistake in the words of the menu. */
export function inOwnerWords(site: EditedSite, text: string): string {
  const titles = new Map(Object.values(site.kinds).flatMap(({ shape }) => fieldTitles(shape)));
  return text
    .replace(/^(\{.*?\} n'existe(?:nt)? pas) ; .*/, '$1')
    .replaceAll(/((?:[\w-]+\/)?[\w-]+)\.yaml/g, (file, name: string) => {
      const title = titleOfFile(site, name);
      return title === undefined ? file : `« ${title} »`;
    })
    .replaceAll(/ \(([\w.]+)\)/g, (whole, name: string) => (name.split('.').every((part) => titles.has(part)) ? '' : whole))
    .replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `« ${titles.get(name) ?? name} »`);
}

function fieldTitles({ properties = {}, items, oneOf = [], anyOf = [], additionalProperties }: FieldShape): [string, string][] {
  const below = [...Object.values(properties), ...oneOf, ...anyOf, items, additionalProperties];
  return [
    ...Object.entries(properties).map(([name, { title = name }]): [string, string] => [name, title]),
    ...below.flatMap((shape) => (typeof shape === 'object' ? fieldTitles(shape) : [])),
  ];
}

/** What is left to correct before the site can be published: it is saved, and does not fit. */
export const leftToCorrect = (site: EditedSite): Left[] =>
  contentMistakes(site).map(({ file, fields, reason }) => {
    const name = file.replace(/\.yaml$/, '');
    return { page: `/editeur/${name}`, title: titleOfFile(site, name) ?? file, fields, reason: inOwnerWords(site, reason) };
  });
