import { z } from 'zod';
import { placeholdersByPage } from '../../lib/text/fill-in.ts';
import type { Site } from '../facts/site.ts';
import { zonesTitle } from '../facts/zones.ts';
import { anchor, group, list, named } from '../owner/fields.ts';
import { type SiteFields, siteFields } from './site-fields.ts';

/** The page of the service area. */
export function zonePageSchema(field: SiteFields, site: Site) {
  /** Sentences of the look-up may name what the visitor asked for, as `{place}`. */
  const inAnswer = siteFields(site, placeholdersByPage.answers);

  return z.strictObject({
    heading: field.heading,
    lead: field.lead,
    figure: field.figure,
    hero: field.hero,
    /** In card order; towns of a `linked` group link to their pages. */
    groups: named(
      'Cartes des zones',
      `Une par zone de « ${zonesTitle} », dans leur ordre.`,
      z.record(
        z.enum(Object.keys(site.zones.groups)),
        z.strictObject({
          title: field.title,
          range: field.text(3, 20, 'Distances', 'Comme "0–50 km".'),
          also: field
            .text(3, 30, 'Au-delà', 'Ce qui est plus loin, comme "et toute l’Alsace".')
            .optional(),
          linked: named(
            'Liens',
            'Oui, si la carte mène aux pages des villes.',
            z.boolean().default(false),
          ),
          towns: list(
            'Villes',
            'Toutes celles de la zone, celles qui ont une page comprises.',
            field.name(2, 80),
            1,
          ),
        }),
      ),
    ),
    /** As `et {count} autres villes...` */
    moreTowns: inAnswer.label('Et d’autres', 'Après les villes que montre une carte.'),
    /** By anchor: `alsace` is `/zone-intervention#alsace`. */
    regions: group('Régions', 'Sous les listes des villes.', {
      title: field.title,
      places: named('Lieux', 'Ce que demande chacun.', z.record(anchor, field.item)),
    }),
    zones: group('Zones', 'Au-dessus des cartes.', {
      title: field.title,
      lead: field.lead.optional(),
    }),
    map: group('Carte', 'Son nom, et ce qui l’entoure.', {
      title: field.title,
      description: field.sentences(
        'Ce que montre la carte',
        'Lu à voix haute à qui ne la voit pas.',
      ),
      credits: field.sentences('Origine', "D'où viennent ses données."),
      legend: field.label('Légende', 'Son titre.'),
    }),
    promises: promises(field, inAnswer),
    lookUp: lookUp(field, inAnswer),
    townLists: group('Listes des villes', 'Leur titre, et ce que dit la page d’une ville.', {
      title: field.title,
      lead: field.lead,
    }),
    seo: field.seo,
  });
}

/** What we promise in each zone, and the look-up's answer there. */
function promises({ label, sentences }: SiteFields, inAnswer: SiteFields) {
  const promise = {
    label: label('Nom', 'Comme "Intervention rapide".'),
    means: sentences('Ce que cela veut dire', 'Une ou deux phrases.'),
    answer: sentences('Réponse', 'À qui demande si vous venez chez lui.'),
  };
  return group('Promesses', 'Ce que vous promettez dans chaque zone.', {
    rapid: group('Intervention rapide', 'La zone la plus proche.', {
      ...promise,
      /** As `Oui, même à {km} : …` */
      farAway: inAnswer.sentences('Réponse, plus loin', 'Au-delà du rayon où vous êtes vite.'),
    }),
    planned: group('Intervention planifiée', 'La zone des rendez-vous.', promise),
    onDemand: group('Sur demande', 'Le reste du rayon.', {
      ...promise,
      /** As `Lorraine et le reste de nos {radius} km`. */
      covers: label(
        'Où',
        `Dans la légende de la carte, qui nomme les autres régions d'après « ${zonesTitle} ».`,
      ),
    }),
    outside: group('Hors zone', 'Là où vous ne venez pas.', {
      label: promise.label,
      answer: promise.answer,
    }),
  });
}

/** The look-up field and its answers. */
function lookUp({ label, sentences, text, title }: SiteFields, inAnswer: SiteFields) {
  const answer = (name: string, use: string) => named(name, use, inAnswer.item);
  return group('Venez-vous chez moi ?', 'Le champ, et ses réponses.', {
    title,
    hint: text(10, 120, 'Aide', 'Sous le champ.'),
    examples: list(
      'Exemples',
      'Six communes, près et loin, à toucher pour voir la réponse.',
      text(2, 16),
      6,
      6,
    ),
    failure: sentences('Panne', "La liste des communes n'a pas pu être chargée ; le numéro suit."),
    /** As `Communes proposées : {count}.` */
    suggestions: inAnswer.label('Propositions', 'Leur nombre, lu à voix haute.'),
    namesakes: sentences('Homonymes', "D'autres communes portent ce nom."),
    workshop: sentences("Chez l'atelier", "Au lieu d'une distance, là où il n'y en a pas."),
    nothing: answer('Rien', 'Rien n’a été écrit.'),
    unknown: answer('Introuvable', 'La commune n’existe pas.'),
    unknownPostcode: answer('Code introuvable', 'Le code postal n’existe pas.'),
    outside: answer('Code hors zone', 'Un code postal trop loin.'),
    several: answer('Plusieurs', 'Plusieurs communes répondent.'),
    similar: answer('Ressemblantes', 'Des communes qui lui ressemblent.'),
    elsewhere: answer('Nom partagé', 'Une commune a le nom d’un pays, d’une ville.'),
    callback: label('Rappel', 'Le lien vers le formulaire.'),
    nearest: label('Ville proche', 'Avant le lien vers la page la plus proche.'),
  });
}
