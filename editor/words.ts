/** What the owner reads of files and fields: he knows the menu and the labels, no file and no English name. */
import { contentMistakes } from '../content-model/check/check.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import type { Facts } from '../content-model/text/fill-in.ts';
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

const fieldTitles = ({ kinds }: EditedSite) => new Map(Object.values(kinds).flatMap(({ shape }) => titlesIn(shape)));

/** What the names in a text stand for; of one without a value, what he calls it. */
export function shownFacts(site: EditedSite): Facts {
  const titles = fieldTitles(site);
  return Object.fromEntries(Object.entries(site.facts).map(([name, value]) => [name, value ?? titles.get(name) ?? name]));
}

/** A line about a mistake in the words of the menu. */
export function inOwnerWords(site: EditedSite, text: string): string {
  const titles = fieldTitles(site);
  return text
    .replace(/^(\{.*?\} n'existe(?:nt)? pas) ; .*/, '$1')
    .replaceAll(/((?:[\w-]+\/)?[\w-]+)\.yaml/g, (file, name: string) => {
      const title = titleOfFile(site, name);
      return title === undefined ? file : `« ${title} »`;
    })
    .replace(
      /(choisissez parmi : )(.*)/,
      (_, before: string, names: string) => `${before}${names.replaceAll(/\w+/g, (name) => titles.get(name) ?? name)}`,
    )
    .replaceAll(/ (?:de|dans) src\/assets\/pictures\//g, '')
    .replaceAll(/ \(([\w.]+)\)/g, (whole, name: string) => (name.split('.').every((part) => titles.has(part)) ? '' : whole))
    .replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `« ${titles.get(name) ?? name} »`);
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
export const leftToCorrect = (site: EditedSite): Left[] =>
  contentMistakes(site).map(({ file, fields, reason }) => {
    const name = file.replace(/\.yaml$/, '');
    return { page: `/editeur/${name}`, title: titleOfFile(site, name) ?? file, fields, reason: inOwnerWords(site, reason) };
  });
