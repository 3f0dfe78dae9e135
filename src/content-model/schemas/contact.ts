import { z } from 'zod';
import { officeHours } from '../facts/office-hours.ts';
import { group, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The contact page, with the opening hours of the whole site. */
export const contactSchema = ({
  formWords,
  heading,
  label,
  lead,
  sentences,
  seo,
  text,
  title,
}: SiteFields) =>
  z.strictObject({
    hours: named(
      'Horaires',
      'Ceux de tout le site : ils ne sont écrits nulle part ailleurs.',
      z
        .strictObject({
          office: officeHours,
          emergencies: group('Urgences', 'La dernière ligne des horaires.', {
            days: label('Mot', 'Comme "Urgences".'),
            hours: text(2, 30, 'Heures', 'Comme "24h/24, 7j/7".'),
          }),
        })
        .transform(({ office, emergencies }) => [...office, { ...emergencies, openings: [] }]),
    ),
    heading,
    lead,
    form: group('Formulaire', 'Ce qui entoure les champs.', { title, lead, ...formWords }),
    holidays: sentences('Jours fériés', 'Une phrase sous les horaires.'),
    map: label(
      'Carte',
      'Ce que montre la petite carte, pour qui ne la voit pas ; le rayon et les communes suivent.',
    ),
    seo,
  });
