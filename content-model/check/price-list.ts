import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPdf } from '../../src/contacts/price-list.ts';
import { pictureStart, startOf } from '../../src/pictures/files.ts';
import { companySchema, companyTitle } from '../company.ts';
import { readContent, type Source } from '../content-file.ts';
import { valueAt } from '../field-shape.ts';
import { shapeOf, titleOf } from '../mistakes.ts';
import type { ContentMistake } from './mistake.ts';

/** Maximum size in bytes: most visitors open the file on a phone. */
const largestDocument = 5_000_000;

/** Mistakes in the price list file that `company.yaml` names. */
export function priceListMistakes(source: Source): ContentMistake[] {
  const path = ['legal', 'priceList', 'file'];
  const { value, lineOf } = readContent(source, 'company.yaml', 'failsafe');
  const file = valueAt(value, path);
  if (typeof file !== 'string') return [];
  const filePath = join(source.folder, 'documents', file);
  const field = { path, title: titleOf(path, shapeOf(companySchema), value) };
  const wrong = (reason: string) => [
    { file: 'company.yaml', title: companyTitle, line: lineOf(path), fields: [field], reason },
  ];
  if (!existsSync(filePath)) return wrong(`il n'y a pas de fichier documents/${file}`);
  const { size } = statSync(filePath);
  const megabytes = (bytes: number) =>
    `${(bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`;
  if (isPdf(file) && size > largestDocument)
    return wrong(
      `documents/${file} pèse ${megabytes(size)}, au plus ${megabytes(largestDocument)} ; exportez-le « pour le web »`,
    );
  const kind = isPdf(file) ? /^%PDF-/ : pictureStart;
  return kind.test(startOf(filePath))
    ? []
    : wrong(`documents/${file} n'est pas le fichier que dit son nom ; exportez-le de nouveau`);
}
