/** What the pages of the editor and the server beside them say to each other. */
import type { FieldShape } from '../content-model/field-shape.ts';
import type { OwnerField, OwnerMistake } from '../content-model/mistakes.ts';
import type { Facts } from '../content-model/text/fill-in.ts';

/** An entry of a folder, or a page of its own. */
export interface Entry {
  /** As `towns/colmar`. */
  name: string;
  title: string;
  picture?: string;
  order?: number;
}

/** A kind of files. */
export interface KindOfForm {
  title: string;
  /** In the folder of the content, without the ending: as `towns/*`, or `pages/contact`. */
  path: string;
  /** In a folder of entries: the field that names one. */
  nameField?: string;
  shape: FieldShape;
  entries: Entry[];
  /** Entries that were deleted and can be brought back. */
  deleted: string[];
}

/** What is left to correct, with the page of the editor where that is done. */
export interface Left {
  page: string;
  title: string;
  fields: OwnerField[];
  reason: string;
}

/** All that the editor shows but the content of a file. */
export interface Overview {
  kinds: Record<string, KindOfForm>;
  facts: Facts;
  pictures: { file: string; isNamed: boolean }[];
  left: Left[];
}

/** A file, and what it was. */
export interface Opened {
  value: unknown;
  versions: { at: string; value: unknown }[];
}

/** What a save is answered with. */
export type Answer = { name: string } | { mistakes: OwnerMistake[] };

export const apiPath = '/editeur/api/';

/** Asks the server. While the site starts anew nobody answers: it is asked again, for half a minute. */
export async function ask<Answered>(what: string, method = 'GET', body?: BodyInit, onWait?: () => void): Promise<Answered> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(apiPath + what, { method, headers: { 'X-Editeur': '1' }, ...(body !== undefined && { body }) });
      if (answer.status === 500) throw new Error(await answer.text());
      return await answer.json();
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError) || attempt === 30) throw error;
      onWait?.();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** The address of a picture or of a document for the editor. */
export const fileAddress = (kind: 'photo' | 'document', file: string) => `${apiPath}${kind}?nom=${encodeURIComponent(file)}`;
