import { z } from 'astro/zod';
import { officeHours } from '../../src/hours/office-hours.ts';
import type { Wording } from './parts.ts';
import { day } from './text.ts';

/** The single pages: the owner's name for each, its file and its schema. */
export function pageKinds({ vocabulary, parts }: Wording) {
  const {
    factLines,
    heading,
    hero,
    item,
    label,
    lead,
    name,
    paragraph,
    paragraphs,
    picture,
    said,
    sentences,
    seo,
    text,
    title,
    words,
  } = vocabulary;
  const { closing, figure, pictured, projectList, questions, seal, steps, titled } = parts;

  const prices = factLines.meta({
    title: 'Prix',
    description: 'Lignes sur les prix ; celle dont une donnée manque ne paraît pas.',
  });

  /** The home page. */
  const home = z.strictObject({
    hero: z
      .strictObject({
        heading,
        lead,
        picture,
        emergency: text(5, 60).meta({
          title: 'Urgence',
          description: 'Avant le numéro de téléphone.',
        }),
        badges: z
          .array(seal)
          .length(2)
          .meta({ title: 'Sceaux', description: 'Les deux sceaux de la grande image.' }),
      })
      .meta({ title: 'Haut de la page', description: "Ce qu'on voit d'abord." }),
    intro: z
      .strictObject({
        title,
        lead,
        paragraphs: paragraphs(1, 3),
        more: z
          .strictObject({
            title,
            text: paragraph.meta({ title: 'Texte', description: 'Un paragraphe.' }),
          })
          .meta({
            title: 'La suite',
            description: 'Un paragraphe de plus, replié sur un téléphone.',
          }),
        facts: z
          .array(
            z.strictObject({
              title,
              text: text(4, 60).meta({ title: 'Texte', description: 'Quelques mots.' }),
            }),
          )
          .length(4)
          .meta({ title: 'Promesses', description: 'Quatre, en quelques mots chacune.' }),
        picture,
      })
      .meta({ title: 'Présentation', description: "L'entreprise, en quelques lignes." }),
    services: z
      .strictObject({
        title,
        lead,
        house: picture.meta({
          title: 'Maison',
          description: 'La maison, détourée sur fond blanc, où pendent les tuiles.',
        }),
        leak: words('Fuite', "Le lien vers la page d'urgence, où la maison montre ce qui fuit."),
      })
      .meta({ title: 'Prestations', description: 'Au-dessus de la maison.' }),
    quote: closing.meta({ title: 'Devis', description: 'Le bandeau sous les prestations.' }),
    reasons: titled(
      z.strictObject({
        mark: text(1, 4).meta({
          title: 'Signe',
          description:
            'Ce qui est écrit sur le sceau, comme "RGE" ; "tile" y dessine une tuile, "pin" une épingle.',
        }),
        title,
        text: said,
      }),
      6,
    ).meta({ title: 'Raisons', description: 'Pourquoi vous confier un toit.' }),
    credentials: z
      .array(label)
      .length(3)
      .meta({ title: 'Titres', description: 'Trois, en quelques mots.' }),
    figures: z
      .array(figure)
      .length(4)
      .meta({ title: 'Chiffres', description: 'Quatre chiffres que vous pouvez prouver.' }),
    realisations: projectList(5),
    reviews: z
      .strictObject({
        rating: text(1, 4).meta({ title: 'Note', description: 'Comme "4,9".' }),
        title,
        google: z
          .strictObject({
            url: z
              .url('doit être une adresse complète, comme "https://g.page/r/exemple"')
              .meta({ title: 'Adresse', description: 'Celle de votre page Google.' }),
            count: z.int().min(1).meta({ title: "Nombre d'avis", description: 'Ce jour-là.' }),
            date: day.meta({ title: 'Compté le', description: 'Le jour où vous avez compté.' }),
          })
          .meta({ title: 'Page Google', description: "D'où vient la note." })
          .optional(),
        rules: sentences.meta({
          title: 'Règles',
          description: 'Comment les avis sont vérifiés, rangés et gardés ; à côté d’eux.',
        }),
      })
      .meta({ title: 'Avis', description: 'La note, et ce qui entoure les avis.' }),
    zones: z
      .strictObject({ title, lead })
      .meta({ title: 'Zones', description: 'Au-dessus des zones.' }),
    seo,
  });

  /** Possible leaks, one for each point drawn on the house. */
  const leak = (place: string) =>
    z
      .strictObject({
        name: name(3, 30).meta({
          title: 'Nom',
          description: 'En quelques mots ; il part aussi avec la demande.',
        }),
        often: said.meta({
          title: 'Souvent',
          description: 'Ce que c’est le plus souvent, en une ou deux phrases.',
        }),
        now: said.meta({
          title: 'Tout de suite',
          description: 'Ce que le visiteur peut faire sans monter et sans danger.',
        }),
        urgency: said.meta({
          title: 'Urgence',
          description: 'Ce qui peut attendre le jour, et ce qui ne le peut pas.',
        }),
      })
      .meta({ title: place, description: 'Ce que dit le site de cet endroit.' });
  const leaks = z
    .strictObject({
      title,
      lead,
      words: z
        .strictObject({
          often: words('Souvent', 'Avant la cause.'),
          now: words('Tout de suite', 'Avant ce que le visiteur peut faire.'),
          urgency: words('Urgence', 'Avant ce qui presse.'),
          join: words('Joindre', "La case qui joint l'endroit à la demande."),
          joined: words('Dans la demande', "Avant l'endroit, dans le message que vous recevez."),
          request: words('Demande', 'Le bouton vers le formulaire.'),
          sent: words('Joint', "Au-dessus du formulaire, avant l'endroit qui y est joint."),
        })
        .meta({ title: 'Mots', description: 'Les mêmes pour chaque endroit.' }),
      places: z
        .strictObject({
          plafond: leak('Plafond'),
          faitage: leak('Faîtage'),
          cheminee: leak('Cheminée'),
          noue: leak('Noue'),
          tuiles: leak('Tuiles'),
          'fenetre-de-toit': leak('Fenêtre de toit'),
          gouttiere: leak('Gouttière'),
        })
        .meta({ title: 'Endroits', description: 'Les sept endroits de la maison.' }),
    })
    .meta({
      title: 'Où ça fuit',
      description: 'La maison, et ce que le site dit de chaque endroit.',
    });

  /** The page of emergencies. */
  const emergency = z.strictObject({
    heading,
    flag: words('Étiquette', 'Au-dessus du titre.'),
    lead,
    hero,
    /** For visitors who cannot call. */
    writing: z
      .strictObject({
        question: words('Question', 'Pour qui ne peut pas téléphoner.'),
        form: sentences.meta({ title: 'Formulaire', description: 'Le lien vers le formulaire.' }),
        message: words('SMS', "Le lien vers un SMS, si l'entreprise a un mobile."),
      })
      .meta({ title: 'Sans téléphone', description: 'Pour qui ne peut pas appeler.' }),
    live: text(10, 60).meta({
      title: 'En ce moment',
      description: "Que quelqu'un répond ; l'heure peut précéder.",
    }),
    guarantees: z
      .array(figure)
      .length(3)
      .meta({ title: 'Engagements', description: 'Trois chiffres.' }),
    leaks,
    guaranteesLabel: words(
      'Nom des engagements',
      "Lu à voix haute avant les chiffres, qui n'ont pas de titre.",
    ),
    types: titled(pictured, 3).meta({
      title: 'Cas',
      description: 'Trois cas, chacun avec son image.',
    }),
    steps,
    waiting: titled(item, 5).meta({
      title: 'En attendant',
      description: 'Cinq gestes, dans leur ordre.',
    }),
    prices,
    questions,
    callback: z
      .strictObject({ title, lead })
      .meta({ title: 'Formulaire', description: 'Pour qui ne peut pas téléphoner.' }),
    realisations: projectList(4),
    seo,
  });

  /** The contact page, with the opening hours of the whole site. */
  const contact = z.strictObject({
    hours: z
      .strictObject({
        office: officeHours,
        emergencies: z
          .strictObject({
            days: words('Mot', 'Comme "Urgences".'),
            hours: text(2, 30).meta({ title: 'Heures', description: 'Comme "24h/24, 7j/7".' }),
          })
          .meta({ title: 'Urgences', description: 'La dernière ligne des horaires.' }),
      })
      .transform(({ office, emergencies }) => [...office, { ...emergencies, openings: [] }])
      .meta({
        title: 'Horaires',
        description: 'Ceux de tout le site : ils ne sont écrits nulle part ailleurs.',
      }),
    heading,
    lead,
    form: z
      .strictObject({
        title,
        lead,
        done: text(5, 60).meta({
          title: 'Message arrivé',
          description: 'À la place du formulaire, une fois le message envoyé.',
        }),
        numberSent: words('Avant le numéro', 'Précède le numéro que le visiteur a laissé.'),
        again: words('Autre message', 'Sous un message envoyé, le bouton vers un formulaire vide.'),
        privacy: sentences.meta({
          title: 'Données personnelles',
          description: "Suit le nom de l'entreprise, près du bouton.",
        }),
      })
      .meta({ title: 'Formulaire', description: 'Ce qui entoure les champs.' }),
    holidays: sentences.meta({
      title: 'Jours fériés',
      description: 'Une phrase sous les horaires.',
    }),
    map: label.meta({
      title: 'Carte',
      description:
        'Ce que montre la petite carte, pour qui ne la voit pas ; le rayon et les communes suivent.',
    }),
    seo,
  });

  const points = (name: string) =>
    z
      .strictObject({
        title,
        items: z
          .array(text(5, 140))
          .min(3)
          .max(6)
          .meta({ title: 'Lignes', description: 'De trois à six.' }),
      })
      .meta({ title: name, description: 'En quelques lignes.' });

  /** The page on warranties, insurance and contracts. */
  const guarantees = z.strictObject({
    heading,
    lead,
    figure,
    warranties: titled(item, 4).meta({
      title: 'Garanties',
      description: 'Quatre, avec leur durée.',
    }),
    decennial: z
      .strictObject({
        title,
        paragraphs: paragraphs(2, 4),
        covered: points('Ce qu’elle couvre'),
        excluded: points('Ce qu’elle ne couvre pas'),
      })
      .meta({ title: 'Garantie décennale', description: 'Ce que dit la loi.' }),
    rge: z
      .strictObject({ title, paragraphs: paragraphs(1, 3) })
      .meta({ title: 'RGE', description: 'Ce que veut dire ce label.' }),
    insurance: z
      .strictObject({
        title,
        lines: factLines.meta({
          title: 'Lignes',
          description: 'Celle dont une donnée manque ne paraît pas.',
        }),
      })
      .meta({ title: 'Assurances', description: 'Qui assure, et où.' }),
    signing: z
      .strictObject({
        title,
        items: z
          .array(item)
          .length(4)
          .meta({ title: 'Éléments', description: 'Quatre, dans leur ordre.' }),
        prices,
      })
      .meta({
        title: 'Signer et payer',
        description: "Le devis, le délai pour changer d'avis, le paiement.",
      }),
    people: z
      .strictObject({
        title,
        lead,
        since: words("Avant l'année", "Précède l'année de l'arrivée de chacun."),
      })
      .meta({
        title: 'Équipe',
        description: "Au-dessus des personnes ; absent tant qu'il n'y en a pas.",
      }),
    questions,
    seo,
  });

  /** The site plan page. */
  const sitePlan = z.strictObject({
    heading,
    lead,
    groups: z
      .strictObject({
        company: words('Entreprise', 'Titre de ses pages.'),
        services: words('Services', 'Titre des prestations.'),
        legal: words('Informations légales', 'Titre de ces pages.'),
      })
      .meta({
        title: 'Groupes',
        description: 'Les titres du plan ; ceux des villes viennent des zones.',
      }),
    seo,
  });

  return {
    home: { title: 'Accueil', path: 'pages/home', schema: home },
    emergency: { title: 'Urgence', path: 'pages/urgence', page: '/urgence', schema: emergency },
    contact: {
      title: 'Contact et horaires',
      path: 'pages/contact',
      page: '/contact',
      menu: 'Au quotidien' as const,
      schema: contact,
    },
    guarantees: {
      title: 'Garanties',
      path: 'pages/garanties',
      page: '/garanties',
      schema: guarantees,
    },
    sitePlan: {
      title: 'Plan du site',
      path: 'pages/plan-du-site',
      page: '/plan-du-site',
      schema: sitePlan,
    },
  };
}
