import { z } from 'zod';
import { group, list } from '../owner/fields.ts';
import type { TextTypes } from './text-types.ts';

/** Fields that most pages have. */
export function pageFields({ label, name, paragraph, sentences }: TextTypes) {
  /** The heading of a block. */
  const title = label('Titre', 'Une ligne, deux au plus.');
  /** The text under a title. */
  const body = sentences('Texte', "D'une à trois phrases.");
  return {
    title,
    body,
    /** The heading of a page. */
    heading: label('Titre de la page', 'En grand, en haut de la page.'),
    /** The introduction under the heading of a page or block. */
    lead: sentences('Introduction', "D'une à trois phrases sous le titre."),
    /** Running text. */
    paragraphs: (least: number, most: number) =>
      list('Paragraphes', 'Chacun tient une idée.', paragraph(), least, most),
    /** An item of most lists. */
    item: z.strictObject({ title, text: body }),
    seo: group('Moteurs de recherche', 'Ce que Google montre de la page.', {
      title: name(
        12,
        60,
        'Titre pour les moteurs de recherche',
        "Le lien que montre Google ; il n'existe qu'une fois sur le site.",
      ),
      description: name(
        70,
        155,
        'Description pour les moteurs de recherche',
        "Les deux lignes sous ce lien ; elles n'existent qu'une fois sur le site.",
      ),
    }),
  };
}
