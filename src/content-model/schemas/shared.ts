import { z } from 'zod';
import { placeholdersByPage } from '../../lib/text/fill-in.ts';
import { day, group, list, named } from '../owner/fields.ts';
import type { Wording } from './parts.ts';
import { vocabularyOf } from './text.ts';

/** Texts shared by several pages. */
export function sharedKinds({
  formWords,
  label,
  lead,
  official,
  paragraph,
  said,
  sentences,
  site,
  text,
  title,
  words,
}: Wording) {
  const onTownPage = vocabularyOf(site, placeholdersByPage.townPages).words;

  return {
    /** Texts shared by all town pages. */
    townPages: {
      title: 'Texte commun des villes',
      path: 'shared/town-pages',
      schema: z.strictObject({
        heading: words('Titre', 'Avant le nom de la ville.'),
        quote: words('Bouton du devis', 'Ce que dit le bouton.'),
        urgent: words("Bouton de l'urgence", 'Ce que dit le bouton.'),
        emergency: group('Urgence', 'Le bandeau au numéro des pages de villes.', {
          label: words('Étiquette', 'Lue à voix haute avant le bandeau.'),
          title,
          text: text(10, 80, 'Phrase', 'Ce qui vaut pour chaque ville.'),
          promised: text(10, 80, 'Heure promise', 'La phrase des villes tout près de l’atelier.'),
          call: words('Bouton du téléphone', 'Ce que dit le bouton.'),
        }),
        facts: group('Mots des chiffres', 'Ce qui est écrit devant chacun.', {
          zone: words('Zone', 'Avant la zone.'),
          area: words('Secteur', 'Avant le secteur.'),
          workshop: words('Atelier', "Avant l'adresse de l'atelier."),
          distance: words('Distance', 'Avant les kilomètres.'),
          radius: words('Rayon', 'Avant le rayon.'),
          altitude: words('Altitude', "Avant l'altitude."),
        }),
        radius: onTownPage('Rayon', 'Comment il est dit.'),
        altitude: onTownPage('Altitude', 'Comment elle est dite.'),
        visits: words('Visites', 'Au-dessus de ce qui se prépare avant une visite.'),
        monuments: words('Monuments', 'Le lien vers la réponse, sous les règles du lieu.'),
        specialities: words('Spécialités', 'Titre des spécialités.'),
        qualifications: list(
          'Qualifications',
          'Trois lignes, sur chaque page de ville.',
          label,
          3,
          3,
        ),
        callback: onTownPage('Rappel', 'Titre du formulaire de rappel.'),
        neighbours: words('Villes voisines', 'Titre de leur liste.'),
        wholeZone: words('Toute la zone', 'Le lien sous la liste.'),
        trade: words('Métier', 'Celui que lisent les moteurs de recherche.'),
        /** The local map: its name for screen readers, and what precedes the list of communes. */
        map: group('Carte', 'La carte des environs.', {
          label: words('Ce que montre la carte', 'Lu à voix haute ; le rayon suit.'),
          also: words('Aussi', 'Avant les communes sous la carte.'),
        }),
        services: group('Prestations', 'Leur liste sur les pages de villes.', { title }),
      }),
    },
    /** Text beside the callback form on every page. */
    callback: {
      title: 'Demande de rappel',
      path: 'shared/callback',
      schema: z.strictObject({
        title,
        lead,
        next: list('La suite', 'Ce qui se passe ensuite, en trois lignes.', text(5, 80), 3, 3),
        urgent: named(
          'Urgence',
          'À la place de ces lignes après une demande « Urgence fuite ».',
          sentences,
        ),
        ...formWords,
      }),
    },
    /** Texts of both forms besides their fields. */
    forms: {
      title: 'Formulaires',
      path: 'shared/forms',
      schema: z.strictObject({
        otherWays: named(
          'Autres moyens',
          "Au-dessus du téléphone et de l'e-mail, quand une demande n'est pas partie.",
          sentences,
        ),
        offline: named('Sans réseau', "Quand le visiteur n'a pas de connexion.", sentences),
        emergency: named(
          'Urgence',
          "À côté du formulaire, une fois 'Urgence fuite' choisie.",
          sentences,
        ),
        phoneExample: words('Exemple de téléphone', 'Sous le champ.'),
        emailExample: words("Exemple d'e-mail", 'Sous le champ.'),
        correct: words('Corriger', 'Après le numéro laissé, qui peut être faux.'),
        oneError: words(
          'Une erreur',
          'Au-dessus du formulaire refusé, quand un seul champ est à corriger.',
        ),
        errors: words('Plusieurs erreurs', 'À la même place, après leur nombre.'),
        meantEmail: words(
          'Adresse mal écrite',
          "Avant l'adresse que le visiteur voulait sans doute écrire ; le point d'interrogation suit.",
        ),
        shortPhone: named(
          'Numéro court',
          'Sous un numéro de moins de neuf chiffres, qui peut rester.',
          sentences,
        ),
      }),
    },
    /** Short labels, by the section that shows them. */
    labels: {
      title: 'Mots du pied de page',
      path: 'shared/labels',
      schema: z.strictObject({
        footer: group('Pied de page', 'Les mots du bas de chaque page.', {
          where: words('Adresse', "Au-dessus de l'adresse."),
          services: words('Services', 'Au-dessus des prestations.'),
          towns: words('Villes', 'Au-dessus des villes.'),
          wholeZone: words('Toute la zone', 'Le lien sous les villes.'),
          company: words('Entreprise', 'Au-dessus des liens.'),
          signature: words('Signature', 'La dernière ligne.'),
        }),
      }),
    },
    /** Pages without network, for unknown addresses and for rejected forms. */
    smallPages: {
      title: 'Petites pages',
      path: 'shared/small-pages',
      schema: z.strictObject({
        /** `english` is shown as typed, without French typography. */
        notFound: group('Page introuvable', 'Pour une adresse qui ne mène à rien.', {
          title,
          description: named('Description', 'Pour les moteurs de recherche.', sentences),
          english: named(
            'Phrase anglaise',
            'Montrée telle quelle.',
            z.string().trim().min(2).max(80),
          ),
          text: said,
        }),
        offline: group('Sans réseau', "Quand la page n'a pas pu être chargée.", {
          title,
          text: said,
          emergency: words('Urgence', 'Avant le numéro de téléphone.'),
        }),
        refused: group('Demande refusée', 'Après un formulaire mal rempli.', { text: said }),
      }),
    },
    /** Public and energy suppliers' aids, and the date the rules were checked. */
    aids: {
      title: "Aides de l'État",
      path: 'shared/aids',
      schema: z.strictObject({
        /** The date follows the label; the sources are for checking the rules again. */
        rules: group(
          'Règles',
          'Quand et où elles ont été lues ; le site rappelle de les relire après six mois.',
          {
            label: words('Avant le jour', 'Comme "Règles lues le".'),
            date: named('Jour', 'Le jour où ces règles ont été relues.', day),
            sources: list('Sources', 'Où les relire.', z.string(), 1),
          },
        ),
        title,
        lead,
        items: list(
          'Aides',
          "Quatre, dans l'ordre où on les demande.",
          z.strictObject({
            when: text(4, 30, 'Moment', 'Comme "Avant de signer".'),
            title,
            text: said,
          }),
          4,
          4,
        ),
        official: named('Où se renseigner', 'Un paragraphe.', paragraph),
        links: list('Liens officiels', "Des pages de l'État.", official, 1),
      }),
    },
  };
}
