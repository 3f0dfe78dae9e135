import { z } from 'astro/zod';
import { namesOnTownPages } from '../text/fill-in.ts';
import type { Wording } from './parts.ts';
import { vocabularyOf } from './text.ts';

/** Texts shared by several pages. */
export function sharedSchemas({ facts, vocabulary, parts }: Wording) {
  const { label, lead, paragraph, said, sentences, text, title, words } = vocabulary;
  const { official } = parts;

  const privacy = sentences.meta({
    title: 'Données personnelles',
    description: "Suit le nom de l'entreprise, près du bouton du formulaire.",
  });

  /** Text beside the callback form on every page. */
  const callback = z.strictObject({
    title,
    lead,
    done: text(5, 60).meta({
      title: 'Demande arrivée',
      description: 'À la place du formulaire, une fois la demande envoyée.',
    }),
    next: z
      .array(text(5, 80))
      .length(3)
      .meta({ title: 'La suite', description: 'Ce qui se passe ensuite, en trois lignes.' }),
    urgent: sentences.meta({
      title: 'Urgence',
      description: 'À la place de ces lignes après une demande « Urgence fuite ».',
    }),
    numberSent: words('Avant le numéro', 'Précède le numéro que le visiteur a laissé.'),
    emailSent: words("Avant l'e-mail", "Précède l'adresse que le visiteur a laissée."),
    again: words('Autre demande', 'Sous une demande envoyée, le bouton vers un formulaire vide.'),
    privacy,
  });

  /** Texts of both forms besides their fields. */
  const forms = z.strictObject({
    otherWays: sentences.meta({
      title: 'Autres moyens',
      description: "Au-dessus du téléphone et de l'e-mail, quand une demande n'est pas partie.",
    }),
    offline: sentences.meta({
      title: 'Sans réseau',
      description: "Quand le visiteur n'a pas de connexion.",
    }),
    emergency: sentences.meta({
      title: 'Urgence',
      description: "À côté du formulaire, une fois 'Urgence fuite' choisie.",
    }),
    phoneExample: words('Exemple de téléphone', 'Sous le champ.'),
    emailExample: words("Exemple d'e-mail", 'Sous le champ.'),
    details: words('Détails', 'Sur un téléphone, ouvre les champs que personne ne doit remplir.'),
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
    pastDate: sentences.meta({
      title: 'Date passée',
      description: 'Sous la date souhaitée, qui peut rester.',
    }),
  });

  /** Short labels, by the section that shows them. */
  const labels = z.strictObject({
    footer: z
      .strictObject({
        where: words('Adresse', "Au-dessus de l'adresse."),
        services: words('Services', 'Au-dessus des prestations.'),
        towns: words('Villes', 'Au-dessus des villes.'),
        wholeZone: words('Toute la zone', 'Le lien sous les villes.'),
        company: words('Entreprise', 'Au-dessus des liens.'),
        signature: words('Signature', 'La dernière ligne.'),
      })
      .meta({ title: 'Pied de page', description: 'Les mots du bas de chaque page.' }),
  });

  /** Pages without network, for unknown addresses and for rejected forms. */
  const smallPages = z.strictObject({
    /** `english` is shown as typed, without French typography. */
    notFound: z
      .strictObject({
        title,
        description: sentences.meta({
          title: 'Description',
          description: 'Pour les moteurs de recherche.',
        }),
        english: z
          .string()
          .trim()
          .min(2)
          .max(80)
          .meta({ title: 'Phrase anglaise', description: 'Montrée telle quelle.' }),
        text: said,
      })
      .meta({ title: 'Page introuvable', description: 'Pour une adresse qui ne mène à rien.' }),
    offline: z
      .strictObject({
        title,
        text: said,
        emergency: words('Urgence', 'Avant le numéro de téléphone.'),
      })
      .meta({ title: 'Sans réseau', description: "Quand la page n'a pas pu être chargée." }),
    refused: z
      .strictObject({ text: said })
      .meta({ title: 'Demande refusée', description: 'Après un formulaire mal rempli.' }),
  });

  /** Public and energy suppliers' aids, and the date the rules were checked. */
  const aids = z.strictObject({
    /** The date follows the label; the sources are for checking the rules again. */
    rules: z
      .strictObject({
        label: words('Avant le jour', 'Comme "Règles lues le".'),
        date: z.iso
          .date()
          .meta({ title: 'Jour', description: 'Le jour où ces règles ont été relues.' }),
        sources: z
          .array(z.string())
          .min(1)
          .meta({ title: 'Sources', description: 'Où les relire.' }),
      })
      .meta({
        title: 'Règles',
        description:
          'Quand et où elles ont été lues ; le site rappelle de les relire après six mois.',
      }),
    title,
    lead,
    items: z
      .array(
        z.strictObject({
          when: text(4, 30).meta({ title: 'Moment', description: 'Comme "Avant de signer".' }),
          title,
          text: said,
        }),
      )
      .length(4)
      .meta({ title: 'Aides', description: "Quatre, dans l'ordre où on les demande." }),
    official: paragraph.meta({ title: 'Où se renseigner', description: 'Un paragraphe.' }),
    links: z
      .array(official)
      .min(1)
      .meta({ title: 'Liens officiels', description: "Des pages de l'État." }),
  });

  const onTownPages = vocabularyOf(facts, namesOnTownPages);
  const onTownPage = (name: string, use: string) =>
    onTownPages.label.meta({ title: name, description: use });

  /** Texts shared by all town pages. */
  const townPages = z.strictObject({
    heading: words('Titre', 'Avant le nom de la ville.'),
    quote: words('Bouton du devis', 'Ce que dit le bouton.'),
    urgent: words("Bouton de l'urgence", 'Ce que dit le bouton.'),
    emergency: z
      .strictObject({
        label: words('Étiquette', 'Au-dessus du bandeau.'),
        title,
        near: text(10, 80).meta({
          title: 'Près de l’atelier',
          description: 'Là où vous êtes vite.',
        }),
        far: text(10, 80).meta({
          title: 'Plus loin',
          description: 'Là où une heure ne peut être promise.',
        }),
        call: words('Bouton du téléphone', 'Ce que dit le bouton.'),
      })
      .meta({ title: 'Urgence', description: 'Le bandeau au numéro des pages de villes.' }),
    facts: z
      .strictObject({
        zone: words('Zone', 'Avant la zone.'),
        area: words('Secteur', 'Avant le secteur.'),
        workshop: words('Atelier', "Avant l'adresse de l'atelier."),
        distance: words('Distance', 'Avant les kilomètres.'),
        radius: words('Rayon', 'Avant le rayon.'),
        altitude: words('Altitude', "Avant l'altitude."),
      })
      .meta({ title: 'Mots des chiffres', description: 'Ce qui est écrit devant chacun.' }),
    radius: onTownPage('Rayon', 'Comment il est dit.'),
    altitude: onTownPage('Altitude', 'Comment elle est dite.'),
    visits: words('Visites', 'Au-dessus de ce qui se prépare avant une visite.'),
    specialities: words('Spécialités', 'Titre des spécialités.'),
    qualifications: z
      .array(label)
      .length(3)
      .meta({ title: 'Qualifications', description: 'Trois lignes, sur chaque page de ville.' }),
    callback: onTownPage('Rappel', 'Titre du formulaire de rappel.'),
    neighbours: words('Villes voisines', 'Titre de leur liste.'),
    wholeZone: words('Toute la zone', 'Le lien sous la liste.'),
    trade: words('Métier', 'Étiquette au-dessus du titre.'),
    /** The local map: its description for screen readers, and the words before the list of communes. */
    map: z
      .strictObject({
        label: words('Ce que montre la carte', 'Lu à voix haute ; le rayon suit.'),
        also: words('Aussi', 'Avant les communes sous la carte.'),
      })
      .meta({ title: 'Carte', description: 'La carte des environs.' }),
    figuresTitle: words('Chiffres', 'Au-dessus des quatre chiffres.'),
    services: z
      .strictObject({ title })
      .meta({ title: 'Prestations', description: 'Leur liste sur les pages de villes.' }),
  });

  return { callback, forms, labels, smallPages, aids, townPages };
}
