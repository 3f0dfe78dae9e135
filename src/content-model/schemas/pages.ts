import { z } from 'zod';
import { footerLinks, mainLinks } from '../../navigation.ts';
import { officeHours } from '../facts/office-hours.ts';
import { day, group, list, named, webAddress } from '../owner/fields.ts';
import type { Wording } from './parts.ts';

/** Icons of marks, by what the owner calls them. */
const signs = new Map<unknown, string>([
  ['tuile', 'tile'],
  ['épingle', 'pin'],
]);

/** The single pages: the owner's name for each, its file and its schema. */
export function pageKinds({
  closing,
  factLines,
  figure,
  formWords,
  heading,
  hero,
  item,
  label,
  lead,
  name,
  paragraph,
  paragraphs,
  picture,
  points,
  projectList,
  questions,
  said,
  badge,
  sentences,
  seo,
  steps,
  text,
  title,
  titled,
  words,
}: Wording) {
  const prices = named(
    'Prix',
    'Lignes sur les prix ; celle dont une donnée manque ne paraît pas.',
    factLines,
  );

  /** Possible leaks, one for each point drawn on the house. */
  const leak = (place: string) =>
    group(place, 'Ce que dit le site de cet endroit.', {
      name: name(3, 30, 'Nom', 'En quelques mots ; il part aussi avec la demande.'),
      often: named('Souvent', 'Ce que c’est le plus souvent, en une ou deux phrases.', said),
      now: named(
        'Tout de suite',
        'Ce que le visiteur peut faire sans monter et sans danger.',
        said,
      ),
      urgency: named('Urgence', 'Ce qui peut attendre le jour, et ce qui ne le peut pas.', said),
    });
  const leaks = group('Où ça fuit', 'La maison, et ce que le site dit de chaque endroit.', {
    title,
    lead,
    words: group('Mots', 'Les mêmes pour chaque endroit.', {
      often: words('Souvent', 'Avant la cause.'),
      now: words('Tout de suite', 'Avant ce que le visiteur peut faire.'),
      urgency: words('Urgence', 'Avant ce qui presse.'),
      joined: words('Dans la demande', "Avant l'endroit, dans le message que vous recevez."),
      request: words('Demande', 'Le bouton vers le formulaire.'),
    }),
    places: group('Endroits', 'Les sept endroits de la maison.', {
      plafond: leak('Plafond'),
      faitage: leak('Faîtage'),
      cheminee: leak('Cheminée'),
      'fenetre-de-toit': leak('Fenêtre de toit'),
      tuiles: leak('Tuiles'),
      gouttiere: leak('Gouttière'),
      noue: leak('Noue'),
    }),
  });

  return {
    /** The home page. */
    home: {
      title: 'Accueil',
      path: 'pages/home',
      schema: z.strictObject({
        hero: group('Haut de la page', "Ce qu'on voit d'abord.", {
          heading,
          lead,
          picture,
          emergency: text(5, 60, 'Urgence', 'Avant le numéro de téléphone.'),
          leak: words('Fuite', "Le lien vers la page d'urgence, où la maison montre ce qui fuit."),
          badges: list('Sceaux', 'Les deux sceaux de la grande image.', badge, 2, 2),
        }),
        intro: group('Présentation', "L'entreprise, en quelques lignes.", {
          title,
          lead,
          paragraphs: paragraphs(1, 3),
          more: group('Une question', 'Un paragraphe de plus, qui s’ouvre sous sa question.', {
            title,
            text: named('Texte', 'Un paragraphe.', paragraph),
          }),
          facts: list(
            'Promesses',
            'Deux, en quelques mots chacune.',
            z.strictObject({
              title,
              text: text(4, 60, 'Texte', 'Quelques mots.'),
            }),
            2,
            2,
          ),
          picture,
        }),
        services: group('Prestations', 'Au-dessus de la maison.', {
          title,
          lead,
          house: named(
            'Maison',
            'La maison, détourée sur fond blanc, où pendent les tuiles.',
            picture,
          ),
        }),
        quote: named('Devis', 'Le bandeau sous les prestations.', closing),
        reasons: named(
          'Raisons',
          'Pourquoi vous confier un toit.',
          titled(
            z.strictObject({
              mark: named(
                'Signe',
                'Ce qui est écrit sur le sceau, comme "RGE" ; "tuile" y dessine une tuile, ' +
                  '"épingle" une épingle.',
                z.preprocess((written) => signs.get(written) ?? written, text(1, 4)),
              ),
              title,
              text: said,
            }),
            6,
          ),
        ),
        credentials: list('Titres', 'Deux, en quelques mots ; la note les précède.', label, 2, 2),
        figures: list('Chiffres', 'Quatre chiffres que vous pouvez prouver.', figure, 4, 4),
        realisations: projectList(5),
        reviews: group('Avis', 'La note, et ce qui entoure les avis.', {
          title,
          lead,
          rating: named('Note', 'La moyenne, et qui la donne.', figure),
          google: group('Page Google', "D'où vient la note.", {
            url: named('Adresse', 'Celle de votre page Google.', webAddress),
            count: named("Nombre d'avis", 'Ce jour-là.', z.int().min(1)),
            date: named('Compté le', 'Le jour où vous avez compté.', day),
          }).optional(),
          rules: named(
            'Règles',
            'Comment les avis sont vérifiés, rangés et gardés ; à côté d’eux.',
            sentences,
          ),
        }),
        zones: group('Zones', 'Au-dessus des zones.', { title, lead }),
        seo,
      }),
    },
    /** The page of emergencies. */
    emergency: {
      title: 'Urgence',
      path: 'pages/urgence',
      page: mainLinks.emergency.href,
      schema: z.strictObject({
        heading,
        flag: words('Étiquette', 'Au-dessus du titre.'),
        lead,
        hero,
        /** For visitors who cannot call. */
        writing: group('Sans téléphone', 'Pour qui ne peut pas appeler.', {
          question: words('Question', 'Pour qui ne peut pas téléphoner.'),
          form: named('Formulaire', 'Le lien vers le formulaire.', sentences),
          message: words('SMS', "Le lien vers un SMS, si l'entreprise a un mobile."),
        }),
        live: text(10, 60, 'En ce moment', "Que quelqu'un répond ; l'heure peut précéder."),
        guarantees: list('Engagements', 'Trois chiffres.', figure, 3, 3),
        leaks,
        types: named('Cas', 'Trois cas.', titled(item, 3)),
        steps,
        waiting: named('En attendant', 'Cinq gestes, dans leur ordre.', titled(item, 5)),
        prices,
        questions,
        callback: group('Formulaire', 'Pour qui ne peut pas téléphoner.', { title, lead }),
        realisations: projectList(4),
        seo,
      }),
    },
    /** The contact page, with the opening hours of the whole site. */
    contact: {
      title: 'Contact et horaires',
      path: 'pages/contact',
      page: mainLinks.contact.href,
      menu: 'Au quotidien' as const,
      schema: z.strictObject({
        hours: named(
          'Horaires',
          'Ceux de tout le site : ils ne sont écrits nulle part ailleurs.',
          z
            .strictObject({
              office: officeHours,
              emergencies: group('Urgences', 'La dernière ligne des horaires.', {
                days: words('Mot', 'Comme "Urgences".'),
                hours: text(2, 30, 'Heures', 'Comme "24h/24, 7j/7".'),
              }),
            })
            .transform(({ office, emergencies }) => [...office, { ...emergencies, openings: [] }]),
        ),
        heading,
        lead,
        form: group('Formulaire', 'Ce qui entoure les champs.', {
          title,
          lead,
          ...formWords,
        }),
        holidays: named('Jours fériés', 'Une phrase sous les horaires.', sentences),
        map: named(
          'Carte',
          'Ce que montre la petite carte, pour qui ne la voit pas ; le rayon et les communes suivent.',
          label,
        ),
        seo,
      }),
    },
    /** The page on warranties, insurance and contracts. */
    guarantees: {
      title: 'Garanties',
      path: 'pages/garanties',
      page: footerLinks.guarantees.href,
      schema: z.strictObject({
        heading,
        lead,
        warranties: list(
          'Garanties de la loi',
          'Trois, de la plus courte à la plus longue.',
          z.strictObject({
            years: named('Années', 'Autant de tuiles, dix au plus.', z.int().min(1).max(10)),
            title,
            text: said,
          }),
          3,
          3,
        ),
        professional: named(
          'Garantie professionnelle',
          'La nôtre, à côté de celles de la loi.',
          item,
        ),
        decennial: group('Garantie décennale', 'Ce que dit la loi.', {
          title,
          paragraphs: paragraphs(2, 4),
          covered: points('Ce qu’elle couvre'),
          excluded: points('Ce qu’elle ne couvre pas'),
        }),
        rge: group('RGE', 'Ce que veut dire ce label.', { title, paragraphs: paragraphs(1, 3) }),
        insurance: group('Assurances', 'Qui assure, et où.', {
          title,
          lines: named('Lignes', 'Celle dont une donnée manque ne paraît pas.', factLines),
        }),
        signing: group('Signer et payer', "Le devis, le délai pour changer d'avis, le paiement.", {
          title,
          items: list('Éléments', 'Quatre, dans leur ordre.', item, 4, 4),
          prices,
        }),
        people: group('Équipe', "Au-dessus des personnes ; absent tant qu'il n'y en a pas.", {
          title,
          lead,
          since: words("Avant l'année", "Précède l'année de l'arrivée de chacun."),
        }),
        questions,
        seo,
      }),
    },
    /** The page that reads a quote, line by line. */
    quoteGuide: {
      title: 'Lire un devis',
      path: 'pages/lire-un-devis',
      page: footerLinks.quoteGuide.href,
      schema: z.strictObject({
        heading,
        lead,
        link: words('Lien', 'Ce que dit le lien vers cette page, sur la page Toiture.'),
        title,
        note: named('Remarque', 'Au-dessus des lignes.', sentences),
        drawing: named(
          'Ce que montre le dessin',
          'Lu à voix haute à qui ne le voit pas.',
          sentences,
        ),
        lines: list(
          'Lignes du devis',
          'Treize, dans leur ordre ; les dix premières ont leur numéro sur le dessin.',
          z.strictObject({
            title,
            quoted: text(5, 90, 'Sur le devis', 'Comme un couvreur l’écrit, sans le prix.'),
            text: text(20, 200, 'Ce que c’est', 'Une phrase.'),
            missing: text(15, 120, 'Si elle manque', 'Une phrase.'),
          }),
          13,
          13,
        ),
        words: group('Mots', 'Les mêmes pour chaque ligne.', {
          missing: words('Si elle manque', 'Avant ce que veut dire son absence.'),
        }),
        law: named('La loi', 'Ce qu’elle demande à un devis, avec ses articles.', titled(item, 3)),
        seo,
      }),
    },
    /** The site plan page. */
    sitePlan: {
      title: 'Plan du site',
      path: 'pages/plan-du-site',
      page: footerLinks.sitePlan.href,
      schema: z.strictObject({
        heading,
        lead,
        groups: group('Groupes', 'Les titres du plan ; ceux des villes viennent des zones.', {
          company: words('Entreprise', 'Titre de ses pages.'),
          services: words('Services', 'Titre des prestations.'),
          legal: words('Informations légales', 'Titre de ces pages.'),
        }),
        seo,
      }),
    },
  };
}
