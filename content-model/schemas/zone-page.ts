import { z } from 'astro/zod';
import type { Site } from '../site.ts';
import { namesInAnswers } from '../text/fill-in.ts';
import { zonesTitle } from '../zones.ts';
import type { Wording } from './parts.ts';
import { position, vocabularyOf } from './text.ts';

/** The page of the service area. */
export function zonePageSchema(
  { facts, vocabulary, parts }: Wording,
  { zones }: Pick<Site, 'zones'>,
) {
  const { heading, hero, item, lead, paragraphs, sentences, seo, text, title, words } = vocabulary;
  const { figure, titled } = parts;

  /** Look-up sentences that contain the visitor's query. */
  const inAnswer = vocabularyOf(facts, namesInAnswers);
  const answerWords = (name: string, use: string) =>
    inAnswer.label.meta({ title: name, description: use });
  const answerText = (name: string, use: string) =>
    inAnswer.sentences.meta({ title: name, description: use });
  const answerItem = (name: string, use: string) =>
    inAnswer.item.meta({ title: name, description: use });

  const promise = {
    label: words('Nom', 'Comme "Intervention rapide".'),
    covers: words('Où', 'Ce que couvre cette zone.'),
    means: sentences.meta({ title: 'Ce que cela veut dire', description: 'Une ou deux phrases.' }),
    answer: sentences.meta({
      title: 'Réponse',
      description: 'À qui demande si vous venez chez lui.',
    }),
  };

  return z.strictObject({
    heading,
    lead,
    figure,
    hero,
    /** In card order; towns of a `linked` group link to their pages. */
    groups: z
      .record(
        z.enum(Object.keys(zones.groups)),
        z.strictObject({
          title,
          range: text(3, 20).meta({ title: 'Distances', description: 'Comme "0–50 km".' }),
          linked: z
            .boolean()
            .default(false)
            .meta({ title: 'Liens', description: 'Oui, si la carte mène aux pages des villes.' }),
          towns: z
            .array(z.string())
            .min(1)
            .meta({
              title: 'Villes',
              description: 'Toutes celles de la zone, celles qui ont une page comprises.',
            }),
        }),
      )
      .meta({
        title: 'Cartes des zones',
        description: `Une par zone de « ${zonesTitle} », dans leur ordre.`,
      }),
    moreTowns: answerWords('Et d’autres', 'Après les villes que montre une carte.'),
    /** By anchor: `alsace` is `/zone-intervention#alsace`. */
    regions: z
      .record(
        z
          .string()
          .regex(
            /^[a-z][a-z-]*$/,
            "doit être en minuscules et traits d'union, comme franche-comte",
          ),
        z.strictObject({ title, paragraphs: paragraphs(1, 3) }),
      )
      .meta({ title: 'Régions', description: 'Ce que demande chacune.' }),
    zones: z
      .strictObject({ title, lead: lead.optional() })
      .meta({ title: 'Zones', description: 'Au-dessus des cartes.' }),
    map: z
      .strictObject({
        title,
        description: sentences.meta({
          title: 'Ce que montre la carte',
          description: 'Lu à voix haute à qui ne la voit pas.',
        }),
        credits: sentences.meta({ title: 'Origine', description: "D'où viennent ses données." }),
        legend: words('Légende', 'Son titre.'),
        lands: z
          .array(z.strictObject({ name: words('Nom', 'Le pays ou la région.'), position }))
          .meta({ title: 'Pays alentour', description: 'Les noms écrits sur la carte.' }),
      })
      .meta({ title: 'Carte', description: 'Son nom, et ce qui l’entoure.' }),
    /** Texts of each zone and the look-up's answer there; `farAway` is beyond the priority radius. */
    promises: z
      .strictObject({
        rapid: z
          .strictObject({
            ...promise,
            farAway: answerText('Réponse, plus loin', 'Au-delà du rayon où vous êtes vite.'),
          })
          .meta({ title: 'Intervention rapide', description: 'La zone la plus proche.' }),
        planned: z
          .strictObject(promise)
          .meta({ title: 'Intervention planifiée', description: 'La zone des rendez-vous.' }),
        onDemand: z
          .strictObject(promise)
          .meta({ title: 'Sur demande', description: 'Le reste du rayon.' }),
        outside: z
          .strictObject({ label: promise.label, answer: promise.answer })
          .meta({ title: 'Hors zone', description: 'Là où vous ne venez pas.' }),
      })
      .meta({ title: 'Promesses', description: 'Ce que vous promettez dans chaque zone.' }),
    /** The look-up field and its answers. */
    lookUp: z
      .strictObject({
        title,
        hint: text(10, 120).meta({ title: 'Aide', description: 'Sous le champ.' }),
        examples: z
          .array(text(2, 16))
          .length(6)
          .meta({
            title: 'Exemples',
            description: 'Six communes, près et loin, à toucher pour voir la réponse.',
          }),
        failure: sentences.meta({
          title: 'Panne',
          description: "La liste des communes n'a pas pu être chargée ; le numéro suit.",
        }),
        suggestion: words('Une commune', 'Lu à voix haute quand la liste est ouverte.'),
        suggestions: answerWords('Plusieurs communes', 'De même.'),
        postcode: answerWords('Code postal', 'Quand plusieurs communes ont ce code.'),
        namesakes: sentences.meta({
          title: 'Homonymes',
          description: "D'autres communes portent ce nom.",
        }),
        workshop: sentences.meta({
          title: "Chez l'atelier",
          description: "Au lieu d'une distance, là où il n'y en a pas.",
        }),
        outside: answerText('Code hors zone', 'Un code postal trop loin.'),
        outsideTwice: answerText('Code de deux pays', 'Un code postal qui est aussi allemand.'),
        abroad: answerItem("À l'étranger", 'Le lieu est à l’étranger.'),
        abroadToo: answerItem("À l'étranger aussi", 'Un lieu de ce nom est à l’étranger.'),
        nothing: item.meta({ title: 'Rien', description: "Rien n'a été écrit." }),
        unknown: answerItem('Introuvable', 'La commune n’existe pas.'),
        unknownPostcode: answerItem('Code introuvable', 'Le code postal n’existe pas.'),
        foreignPostcode: answerItem('Code étranger', 'Le code a quatre chiffres.'),
        several: item.meta({ title: 'Plusieurs', description: 'Plusieurs communes répondent.' }),
        similar: item.meta({
          title: 'Ressemblantes',
          description: 'Des communes qui lui ressemblent.',
        }),
        callback: words('Rappel', 'Le lien vers le formulaire.'),
        nearest: words('Ville proche', 'Avant le lien vers la page la plus proche.'),
      })
      .meta({ title: 'Venez-vous chez moi ?', description: 'Le champ, et ses réponses.' }),
    townLists: z
      .strictObject({ title })
      .meta({ title: 'Listes des villes', description: 'Leur titre.' }),
    delays: titled(item, 4).meta({ title: 'Délais', description: 'Quatre.' }),
    seo,
  });
}
