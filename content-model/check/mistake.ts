import { mistakeText, type OwnerField } from '../mistakes.ts';

/** One thing that is wrong with a file of the content. */
export interface ContentMistake {
  /** In the folder of the content. */
  file: string;
  /** From 1; none where the whole file is meant, or several places in it. */
  line?: number;
  /** The fields that it is about, if it is about some. */
  fields: OwnerField[];
  /** What would be right. */
  reason: string;
  /** By the file's own schema, so that no page can be made of it, and not only beside other files. */
  alone?: true;
}

/** The same in one line. */
export const mistakeLine = ({ file, ...mistake }: ContentMistake): string => `${file}: ${placeAndReason(mistake)}`;

/** Without the file: the line, the fields, and what would be right. */
export const placeAndReason = ({ line, fields, reason }: Omit<ContentMistake, 'file'>): string =>
  `${line === undefined ? '' : `ligne ${line} : `}${mistakeText(fields, reason)}`;
