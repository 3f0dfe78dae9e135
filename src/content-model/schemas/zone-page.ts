import { z } from 'zod';
import { placeholdersByPage } from '../../lib/text/fill-in.ts';
import type { Site } from '../facts/site.ts';
import { zonesTitle } from '../facts/zones.ts';
import { anchor, group, list, named } from '../owner/fields.ts';
import type { Wording } from './parts.ts';
import { vocabularyOf } from './text.ts';

/** The page of the service area. */
export function zonePageSchema(
  { figure, heading, hero, item, lead, name, sentences, seo, site, text, title, words }: Wording,
  { zones }: Pick<Site, 'zones'>,
) {
  /** Look-up sentences that contain the visitor's query. */
  const inAnswer = vocabularyOf(site, placeholdersByPage.answers);
  const answerItem = (name: string, use: string) => named(name, use, inAnswer.item);

  const promise = {
    label: words('Nom', 'Comme "Intervention rapide".'),
    means: named('Ce que cela veut dire', 'Une ou deux phrases.', sentences),
    answer: named('Réponse', 'À qui demande si vous venez chez lui.', sentences),
  };

  return z.strictObject({
    heading,
    lead,
    figure,
    hero,
    /** In card order; towns of a `linked` group link to their pages. */
    groups: named(
      'Cartes des zones',
      `Une par zone de « ${zonesTitle} », dans leur ordre.`,
      z.record(
        z.enum(Object.keys(zones.groups)),
        z.strictObject({
          title,
          range: text(3, 20, 'Distances', 'Comme "0–50 km".'),
          linked: named(
            'Liens',
            'Oui, si la carte mène aux pages des villes.',
            z.boolean().default(false),
          ),
          towns: list(
            'Villes',
            'Toutes celles de la zone, celles qui ont une page comprises.',
            name(2, 80),
            1,
          ),
        }),
      ),
    ),
    moreTowns: inAnswer.words('Et d’autres', 'Après les villes que montre une carte.'),
    /** By anchor: `alsace` is `/zone-intervention#alsace`. */
    regions: group('Régions', 'Sous les listes des villes.', {
      title,
      places: named('Lieux', 'Ce que demande chacun.', z.record(anchor, item)),
    }),
    zones: group('Zones', 'Au-dessus des cartes.', { title, lead: lead.optional() }),
    map: group('Carte', 'Son nom, et ce qui l’entoure.', {
      title,
      description: named(
        'Ce que montre la carte',
        'Lu à voix haute à qui ne la voit pas.',
        sentences,
      ),
      credits: named('Origine', "D'où viennent ses données.", sentences),
      legend: words('Légende', 'Son titre.'),
    }),
    /**
     * Texts of each zone and the look-up's answer there; `farAway` is beyond the priority radius.
     */
    promises: group('Promesses', 'Ce que vous promettez dans chaque zone.', {
      rapid: group('Intervention rapide', 'La zone la plus proche.', {
        ...promise,
        farAway: named(
          'Réponse, plus loin',
          'Au-delà du rayon où vous êtes vite.',
          inAnswer.sentences,
        ),
      }),
      planned: group('Intervention planifiée', 'La zone des rendez-vous.', promise),
      onDemand: group('Sur demande', 'Le reste du rayon.', {
        ...promise,
        covers: words(
          'Où',
          `Dans la légende de la carte, qui nomme les autres régions d'après « ${zonesTitle} ».`,
        ),
      }),
      outside: group('Hors zone', 'Là où vous ne venez pas.', {
        label: promise.label,
        answer: promise.answer,
      }),
    }),
    /** The look-up field and its answers. */
    lookUp: group('Venez-vous chez moi ?', 'Le champ, et ses réponses.', {
      title,
      hint: text(10, 120, 'Aide', 'Sous le champ.'),
      examples: list(
        'Exemples',
        'Six communes, près et loin, à toucher pour voir la réponse.',
        text(2, 16),
        6,
        6,
      ),
      failure: named(
        'Panne',
        "La liste des communes n'a pas pu être chargée ; le numéro suit.",
        sentences,
      ),
      suggestions: inAnswer.words('Propositions', 'Leur nombre, lu à voix haute.'),
      namesakes: named('Homonymes', "D'autres communes portent ce nom.", sentences),
      workshop: named(
        "Chez l'atelier",
        "Au lieu d'une distance, là où il n'y en a pas.",
        sentences,
      ),
      nothing: answerItem('Rien', 'Rien n’a été écrit.'),
      unknown: answerItem('Introuvable', 'La commune n’existe pas.'),
      unknownPostcode: answerItem('Code introuvable', 'Le code postal n’existe pas.'),
      outside: answerItem('Code hors zone', 'Un code postal trop loin.'),
      several: answerItem('Plusieurs', 'Plusieurs communes répondent.'),
      similar: answerItem('Ressemblantes', 'Des communes qui lui ressemblent.'),
      elsewhere: answerItem('Nom partagé', 'Une commune a le nom d’un pays, d’une ville.'),
      callback: words('Rappel', 'Le lien vers le formulaire.'),
      nearest: words('Ville proche', 'Avant le lien vers la page la plus proche.'),
    }),
    townLists: group('Listes des villes', 'Leur titre, et d’où se comptent les distances.', {
      title,
      lead,
    }),
    seo,
  });
}
