import { z } from 'zod';
import { group, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The page on warranties, insurance and contracts. */
export const guaranteesSchema = (field: SiteFields) =>
  z.strictObject({
    heading: field.heading,
    lead: field.lead,
    warranties: list(
      'Garanties de la loi',
      'Trois, de la plus courte à la plus longue.',
      z.strictObject({
        /** As many tiles are drawn beside it. */
        years: named('Années', 'Autant de tuiles, dix au plus.', z.int().min(1).max(10)),
        title: field.title,
        text: field.body,
      }),
      3,
      3,
    ),
    professional: named(
      'Garantie professionnelle',
      'La nôtre, à côté de celles de la loi.',
      field.item,
    ),
    decennial: group('Garantie décennale', 'Ce que dit la loi.', {
      title: field.title,
      paragraphs: field.paragraphs(2, 4),
      covered: field.points('Ce qu’elle couvre'),
      excluded: field.points('Ce qu’elle ne couvre pas'),
    }),
    rge: group('RGE', 'Ce que veut dire ce label.', {
      title: field.title,
      paragraphs: field.paragraphs(1, 3),
    }),
    insurance: group('Assurances', 'Qui assure, et où.', {
      title: field.title,
      lines: field.lines('Lignes', 'Celle dont une donnée manque ne paraît pas.'),
    }),
    signing: group('Signer et payer', "Le devis, le délai pour changer d'avis, le paiement.", {
      title: field.title,
      items: list('Éléments', 'Quatre, dans leur ordre.', field.item, 4, 4),
      prices: field.prices,
    }),
    people: group('Équipe', "Au-dessus des personnes ; absent tant qu'il n'y en a pas.", {
      title: field.title,
      lead: field.lead,
      /** As `Chez nous depuis`. */
      since: field.label("Avant l'année", "Précède l'année de l'arrivée de chacun."),
    }),
    questions: field.questions,
    seo: field.seo,
  });
