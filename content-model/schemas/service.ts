import { z } from 'astro/zod';
import type { Wording } from './parts.ts';
import { photo } from './text.ts';

/** A service and its page. */
export function serviceSchema({ vocabulary, parts }: Wording) {
  const {
    factLines,
    heading,
    hero,
    item,
    lead,
    name,
    picture,
    said,
    sentences,
    seo,
    text,
    title,
    words,
  } = vocabulary;
  const { closing, figure, materials, projectList, questions, steps, titled, warranty } = parts;

  /** A position on the picture of the house, in percent of its width and height, and the side of its tile. */
  const spot = z
    .strictObject({
      x: z
        .number()
        .min(0)
        .max(100)
        .meta({
          title: 'De gauche à droite',
          description: "En centièmes de l'image de la maison.",
        }),
      y: z
        .number()
        .min(0)
        .max(100)
        .meta({ title: 'De haut en bas', description: "En centièmes de l'image de la maison." }),
      side: z
        .enum(['above', 'left', 'right'])
        .meta({
          title: 'Côté',
          description: 'De quel côté pend sa tuile.',
          choices: { above: 'Au-dessus', left: 'À gauche', right: 'À droite' },
        }),
    })
    .meta({
      title: 'Place sur la maison',
      description:
        "Où il se trouve sur la maison de la page d'accueil ; sans place, sa tuile pend au pied.",
    });

  const drawing = sentences.meta({
    title: 'Ce que montre le dessin',
    description: 'Lu à voix haute à qui ne le voit pas.',
  });

  /** An adjustable roof pitch: the control, its labels, and the meaning of a pitch from a number of degrees on. */
  const pitch = z
    .strictObject({
      title,
      lead,
      control: words('Nom du curseur', 'Ce que le visiteur déplace.'),
      visible: text(3, 16).meta({
        title: 'Partie visible',
        description: 'Sur le dessin de la tuile.',
      }),
      covered: text(3, 16).meta({
        title: 'Partie couverte',
        description: 'Sur le dessin de la tuile.',
      }),
      drawing,
      pitches: z
        .array(
          z.strictObject({
            from: z
              .int()
              .min(25)
              .max(60)
              .meta({ title: 'À partir de', description: 'La pente, en degrés.' }),
            text: said,
          }),
        )
        .length(3)
        .meta({
          title: 'Pentes',
          description:
            'Ce que veut dire une pente, à partir de combien de degrés ; il en faut trois.',
        }),
    })
    .meta({
      title: 'La pente du toit',
      description: 'Un dessin de tuiles dont le visiteur change la pente.',
    });

  /** Works in the order in which water reaches them. */
  const water = z
    .strictObject({
      title,
      lead,
      items: z
        .array(z.strictObject({ place: words('Endroit', 'Où, sur le toit.'), title, text: said }))
        .min(3)
        .max(6)
        .meta({
          title: 'Travaux',
          description: "Dans l'ordre où l'eau les rencontre ; de trois à six.",
        }),
    })
    .meta({
      title: "Le chemin de l'eau",
      description: 'Des travaux le long du dessin d’une descente.',
    });

  /** A house in section beside the works; its numbers mark the first five. */
  const house = z
    .strictObject({ drawing })
    .meta({
      title: 'La maison en coupe',
      description: 'Un dessin à côté des travaux, avec les numéros des cinq premiers.',
    });

  /** Two pictures at the top of the page, with the large one beside the works. */
  const comparison = z
    .strictObject({
      before: picture.meta({ title: 'Avant', description: "L'image d'avant les travaux." }),
      after: picture.meta({
        title: 'Après',
        description: 'Le même toit, du même endroit, après les travaux.',
      }),
      photo,
    })
    .meta({
      title: 'Deux images à comparer',
      description: 'En haut de la page ; la grande image va à côté des travaux.',
    });

  const points = (name: string) =>
    z
      .strictObject({
        title,
        items: z
          .array(text(5, 120))
          .min(4)
          .max(6)
          .meta({ title: 'Lignes', description: 'De quatre à six lignes courtes.' }),
      })
      .meta({ title: name, description: 'Un côté de la comparaison, en quelques lignes.' });

  /** Blocks between the hero and the projects, in their default order. */
  const blockNames = {
    trio: 'Trois éléments',
    beforeAfter: 'Avant et après',
    works: 'Travaux',
    pitch: 'La pente du toit',
    water: "Le chemin de l'eau",
    materials: 'Matériaux',
    warranty: 'Garantie',
    products: 'Produits',
    aids: "Aides de l'État",
    steps: 'Étapes',
    figures: 'Chiffres',
    questions: 'Questions',
  };
  const block = z
    .enum([
      'trio',
      'beforeAfter',
      'works',
      'pitch',
      'water',
      'materials',
      'warranty',
      'products',
      'aids',
      'steps',
      'figures',
      'questions',
    ])
    .meta({ choices: blockNames });

  const written = z.strictObject({
    order: z
      .int()
      .min(1)
      .meta({
        title: 'Ordre',
        description: 'Sa place dans le menu et sur les cartes ; chaque prestation a la sienne.',
      }),
    name: name(2, 80).meta({
      title: 'Nom',
      description: 'Dans le menu, sur sa carte et dans le formulaire.',
    }),
    accent: z
      .enum(['terracotta', 'zinc', 'moss', 'oak'])
      .default('terracotta')
      .meta({
        title: 'Couleur',
        description: 'Celle des faîtages et des numéros de la page.',
        choices: { terracotta: 'Terre cuite', zinc: 'Zinc', moss: 'Mousse', oak: 'Chêne' },
      }),
    menuLine: text(10, 50).meta({
      title: 'Ligne du menu',
      description: 'La ligne sous le nom, dans le menu.',
    }),
    category: name(3, 30)
      .meta({
        title: 'Catégorie de chantiers',
        description: 'Sous quel mot ranger ses chantiers, si aucun de ceux du site ne convient.',
      })
      .optional(),
    card: z
      .strictObject({ text: said, picture, spot: spot.optional() })
      .meta({
        title: 'Carte',
        description: "Le texte et l'image de sa carte sur la page d'accueil.",
      }),
    sequence: z
      .array(block)
      .meta({
        title: 'Ordre des blocs',
        description: "Un bloc que la page a et que vous n'y mettez pas vient à la fin.",
      })
      .optional(),
    heading,
    lead,
    hero,
    trio: z
      .strictObject({
        title,
        lead: lead.optional(),
        figure: figure.optional(),
        items: z
          .array(z.strictObject({ title, text: said, picture: picture.optional() }))
          .length(3)
          .meta({
            title: 'Éléments',
            description: 'Il en faut trois, tous avec une image ou tous sans.',
          }),
      })
      .meta({
        title: 'Trois éléments',
        description: 'Trois choses côte à côte ; avec un chiffre, le bloc est sombre.',
      })
      .optional(),
    beforeAfter: z
      .strictObject({ before: points('Avant'), after: points('Après') })
      .meta({ title: 'Avant et après', description: 'Deux listes côte à côte.' })
      .optional(),
    works: titled(item, 3, 8)
      .meta({ title: 'Travaux', description: 'Ce que vous faites, un travail par élément.' })
      .optional(),
    experience: figure
      .meta({ title: 'Expérience', description: 'Un chiffre à côté des travaux.' })
      .optional(),
    pitch: pitch.optional(),
    water: water.optional(),
    house: house.optional(),
    comparison: comparison.optional(),
    materials: materials.optional(),
    warranty: warranty.optional(),
    products: titled(item, 2, 4)
      .meta({ title: 'Produits', description: 'Ce que vous employez, et pourquoi.' })
      .optional(),
    steps: steps.optional(),
    notes: factLines
      .meta({
        title: 'Prix et certificats',
        description:
          "Sous les étapes ; s'il n'y en a pas, sous les chiffres, ou sous les trois éléments. Une ligne dont une donnée manque ne paraît pas.",
      })
      .optional(),
    figures: z
      .strictObject({
        label: words(
          'Nom des chiffres',
          "Lu à voix haute avant les chiffres, qui n'ont pas de titre.",
        ),
        items: z
          .array(figure)
          .min(2)
          .max(3)
          .meta({ title: 'Chiffres', description: 'Deux ou trois.' }),
      })
      .meta({ title: 'Chiffres', description: "Des chiffres que l'entreprise peut prouver." })
      .optional(),
    questions: questions.optional(),
    realisations: projectList(4).optional(),
    closing,
    seo,
  });

  /** The blocks in a file. Excludes a warranty shown beside products; aids only if listed. */
  function blocksOf(service: z.output<typeof written>): z.infer<typeof block>[] {
    const { products, sequence = [] } = service;
    return block.options.filter((name) => {
      if (name === 'aids') return sequence.includes('aids');
      if (name === 'warranty' && products) return false;
      return service[name] !== undefined;
    });
  }

  return written
    .superRefine((service, { addIssue }) => {
      const { notes, steps, figures, trio, products, warranty } = service;
      const refuse = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [field], message });
      if (blocksOf(service).length === 0)
        refuse('works', 'la page demande au moins un bloc, comme les travaux');
      if (notes && !steps && !figures && !trio)
        refuse(
          'notes',
          'demande des étapes, des chiffres ou trois éléments, sous lesquels les montrer',
        );
      if (products && !warranty) refuse('products', 'demande une garantie, qui se montre à côté');
      if (new Set(trio?.items.map(({ picture }) => picture !== undefined)).size > 1)
        refuse('trio', 'tous avec une image, ou tous sans');
    })
    .transform((service) => {
      const blocks = blocksOf(service);
      return {
        ...service,
        sequence: [...new Set([...(service.sequence ?? []), ...blocks])].filter((name) =>
          blocks.includes(name),
        ),
      };
    });
}
