import { mistakeText, type OwnerField } from '../mistakes.ts';

/** A mistake in a content file. */
export interface ContentMistake {
  /** Relative to the content folder. */
  file: string;
  /** The owner's name for the file, as in `Villes, Colmar`. */
  title: string;
  /** From 1; undefined for the whole file or several places. */
  line?: number;
  /** The fields concerned, if any. */
  fields: OwnerField[];
  reason: string;
  /** Set if the file is invalid by its own schema, so that no page can be made of it. */
  alone?: true;
}

/** The mistake as one line. */
export const mistakeLine = ({ file, ...mistake }: ContentMistake): string =>
  `${file}: ${placeAndReason(mistake)}`;

/** The mistake without its file name. */
export const placeAndReason = ({
  line,
  fields,
  reason,
}: Omit<ContentMistake, 'file' | 'title'>): string =>
  `${line === undefined ? '' : `ligne ${line} : `}${mistakeText(fields, reason)}`;
