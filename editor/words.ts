/** What the owner reads of files and fields: he knows the menu and the labels, no file and no English name. */
import type { FieldShape } from '../content-model/field-shape.ts';
import type { FileKind } from './forms.ts';

/** Where he corrects a file. */
export interface Place {
  page: string;
  title: string;
}

/** That of a file by its path in the folder of the content. */
export function placeOf(kinds: Record<string, FileKind>, file: string): Place | undefined {
  const path = file.replace(/\.yaml$/, '');
  const [folder = ''] = path.split('/');
  const kind = Object.values(kinds).find((each) => each.path === path || each.path === `${folder}/*`);
  if (!kind) return undefined;
  const name = path.slice(folder.length + 1);
  return { page: `/editeur/${path}`, title: kind.nameField === undefined ? kind.title : `${kind.title}, ${name}` };
}

/** A line about a mistake in the words of the menu. */
export function inOwnerWords(kinds: Record<string, FileKind>, text: string): string {
  const fields = new Set(Object.values(kinds).flatMap(({ shape }) => fieldNames(shape)));
  return text
    .replaceAll(/(?:[\w-]+\/)?[\w-]+\.yaml/g, (file) => {
      const title = placeOf(kinds, file)?.title;
      return title === undefined ? file : `« ${title} »`;
    })
    .replaceAll(/ \(([\w.]+)\)/g, (whole, name: string) => (name.split('.').every((part) => fields.has(part)) ? '' : whole));
}

function fieldNames({ properties = {}, items, oneOf = [], anyOf = [], additionalProperties }: FieldShape): string[] {
  const below = [...Object.values(properties), ...oneOf, ...anyOf, items, additionalProperties];
  return [...Object.keys(properties), ...below.flatMap((shape) => (typeof shape === 'object' ? fieldNames(shape) : []))];
}
