/** Where the editor shows a file of the content, and what it calls it. */
import type { FileKinds } from './forms.ts';

/** Where an owner corrects a file. */
export interface Place {
  page: string;
  title: string;
}

/** That of a file by its path in the folder of the content. */
export function placeOf(file: string, kinds: FileKinds): Place | undefined {
  const path = file.replace(/\.yaml$/, '');
  const [folder = '', name = ''] = path.split('/');
  const [kind = '', form] = Object.entries(kinds).find(([, each]) => each.path === path || each.path === `${folder}/*`) ?? [];
  if (!form) return undefined;
  return form.nameField === undefined
    ? { page: `/keystatic/singleton/${kind}`, title: form.title }
    : { page: `/keystatic/collection/${kind}/item/${name}`, title: `${form.title}, ${name}` };
}

/** A line that names files, in the words of the menu: who uses the editor does not know of files. */
export const inMenuWords = (text: string, kinds: FileKinds): string =>
  text.replaceAll(/(?:[\w-]+\/)?[\w-]+\.yaml/g, (file) => {
    const title = placeOf(file, kinds)?.title;
    return title === undefined ? file : `« ${title} »`;
  });
