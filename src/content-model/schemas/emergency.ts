import { z } from 'zod';
import { group, list, named } from '../owner/fields.ts';
import type { SiteFields } from './site-fields.ts';

/** The page of emergencies. */
export const emergencySchema = (field: SiteFields) =>
  z.strictObject({
    heading: field.heading,
    flag: field.label('Étiquette', 'Au-dessus du titre.'),
    lead: field.lead,
    hero: field.hero,
    /** For visitors who cannot call. */
    writing: group('Sans téléphone', 'Pour qui ne peut pas appeler.', {
      question: field.label('Question', 'Pour qui ne peut pas téléphoner.'),
      form: field.sentences('Formulaire', 'Le lien vers le formulaire.'),
      message: field.label('SMS', "Le lien vers un SMS, si l'entreprise a un mobile."),
    }),
    /** After the visitor's time, as `Quelqu'un répond, de jour comme de nuit.` */
    live: field.text(10, 60, 'En ce moment', "Que quelqu'un répond ; l'heure peut précéder."),
    guarantees: list('Engagements', 'Trois chiffres.', field.figure, 3, 3),
    leaks: leaks(field),
    types: named('Cas', 'Trois cas.', field.titled(field.item, 3)),
    steps: field.steps,
    waiting: named('En attendant', 'Cinq gestes, dans leur ordre.', field.titled(field.item, 5)),
    prices: field.prices,
    questions: field.questions,
    callback: group('Formulaire', 'Pour qui ne peut pas téléphoner.', {
      title: field.title,
      lead: field.lead,
      next: list('La suite', 'Ce qui se passe ensuite, en trois lignes.', field.text(5, 80), 3, 3),
    }),
    realisations: field.projectList(4),
    seo: field.seo,
  });

/** What the leak finder says, for each point on the drawing of the house. */
function leaks({ label, lead, name, sentences, title }: SiteFields) {
  const leak = (place: string) =>
    group(place, 'Ce que dit le site de cet endroit.', {
      name: name(3, 30, 'Nom', 'En quelques mots ; il part aussi avec la demande.'),
      often: sentences('Souvent', 'Ce que c’est le plus souvent, en une ou deux phrases.'),
      now: sentences('Tout de suite', 'Ce que le visiteur peut faire sans monter et sans danger.'),
      urgency: sentences('Urgence', 'Ce qui peut attendre le jour, et ce qui ne le peut pas.'),
    });
  return group('Où ça fuit', 'La maison, et ce que le site dit de chaque endroit.', {
    title,
    lead,
    words: group('Mots', 'Les mêmes pour chaque endroit.', {
      often: label('Souvent', 'Avant la cause.'),
      now: label('Tout de suite', 'Avant ce que le visiteur peut faire.'),
      urgency: label('Urgence', 'Avant ce qui presse.'),
      /** As `Endroit de la fuite :`. */
      joined: label('Dans la demande', "Avant l'endroit, dans le message que vous recevez."),
      request: label('Demande', 'Le bouton vers le formulaire.'),
    }),
    places: group('Endroits', 'Les sept endroits de la maison.', {
      plafond: leak('Plafond'),
      faitage: leak('Faîtage'),
      noue: leak('Noue'),
      cheminee: leak('Cheminée'),
      'fenetre-de-toit': leak('Fenêtre de toit'),
      tuiles: leak('Tuiles'),
      gouttiere: leak('Gouttière'),
    }),
  });
}
