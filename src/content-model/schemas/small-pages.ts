import { z } from 'zod';
import { group, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The pages for unknown addresses, without network, and after a form was refused. */
export const smallPagesSchema = ({ body, label, sentences, title }: SiteFields) =>
  z.strictObject({
    notFound: group('Page introuvable', 'Pour une adresse qui ne mène à rien.', {
      title,
      description: sentences('Description', 'Pour les moteurs de recherche.'),
      /** Shown as typed, without French typography. */
      english: named('Phrase anglaise', 'Montrée telle quelle.', z.string().trim().min(2).max(80)),
      text: body,
    }),
    offline: group('Sans réseau', "Quand la page n'a pas pu être chargée.", {
      title,
      text: body,
      emergency: label('Urgence', 'Avant le numéro de téléphone.'),
    }),
    refused: group('Demande refusée', 'Après un formulaire mal rempli.', { text: body }),
  });
