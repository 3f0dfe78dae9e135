import { z } from 'zod';
import { group } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The words of the footer. */
export const labelsSchema = ({ label }: SiteFields) =>
  z.strictObject({
    footer: group('Pied de page', 'Les mots du bas de chaque page.', {
      where: label('Adresse', "Au-dessus de l'adresse."),
      services: label('Services', 'Au-dessus des prestations.'),
      towns: label('Villes', 'Au-dessus des villes.'),
      wholeZone: label('Toute la zone', 'Le lien sous les villes.'),
      company: label('Entreprise', 'Au-dessus des liens.'),
      /** As `{name}, couvreurs {à city} depuis {foundedIn}`. */
      signature: label('Signature', 'La dernière ligne.'),
    }),
  });
