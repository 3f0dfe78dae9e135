import { z } from 'zod';
import type { SiteFields } from './site-fields.ts';

/** What both forms say around their fields. */
export const formsSchema = ({ label, sentences }: SiteFields) =>
  z.strictObject({
    otherWays: sentences(
      'Autres moyens',
      "Au-dessus du téléphone et de l'e-mail, quand une demande n'est pas partie.",
    ),
    offline: sentences('Sans réseau', "Quand le visiteur n'a pas de connexion."),
    emergency: sentences('Urgence', "À côté du formulaire, une fois 'Urgence fuite' choisie."),
    phoneExample: label('Exemple de téléphone', 'Sous le champ.'),
    emailExample: label("Exemple d'e-mail", 'Sous le champ.'),
    correct: label('Corriger', 'Après le numéro laissé, qui peut être faux.'),
    oneError: label(
      'Une erreur',
      'Au-dessus du formulaire refusé, quand un seul champ est à corriger.',
    ),
    /** As `champs sont à corriger.` */
    errors: label('Plusieurs erreurs', 'À la même place, après leur nombre.'),
    /** As `Plutôt`, before `nom@orange.fr ?` */
    meantEmail: label(
      'Adresse mal écrite',
      "Avant l'adresse que le visiteur voulait sans doute écrire ; le point d'interrogation suit.",
    ),
    shortPhone: sentences(
      'Numéro court',
      'Sous un numéro de moins de neuf chiffres, qui peut rester.',
    ),
  });
