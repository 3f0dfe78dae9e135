import { z } from 'zod';
import { type ServiceKey, servicePath, services } from '../../services.ts';
import { group, list, named } from '../owner/fields.ts';
import type { Wording } from './parts.ts';
import { photo } from './text.ts';

/** The pages of the services; each has the blocks that the specification lists for it. */
export function serviceKinds({
  closing,
  factLines,
  figure,
  heading,
  hero,
  item,
  lead,
  materials,
  name,
  picture,
  pictured,
  points,
  projectList,
  questions,
  said,
  sentences,
  seo,
  steps,
  text,
  title,
  titled,
  warranty,
  words,
}: Wording) {
  const drawing = named(
    'Ce que montre le dessin',
    'Lu à voix haute à qui ne le voit pas.',
    sentences,
  );

  /**
   * An adjustable roof pitch: the control, its labels, and the meaning of a pitch from a number of
   * degrees on.
   */
  const pitch = group('La pente du toit', 'Un dessin de tuiles dont le visiteur change la pente.', {
    title,
    lead,
    control: words('Nom du curseur', 'Ce que le visiteur déplace.'),
    visible: text(3, 16, 'Partie visible', 'Sur le dessin de la tuile.'),
    covered: text(3, 16, 'Partie couverte', 'Sur le dessin de la tuile.'),
    drawing,
    parts: list(
      'Pièces',
      'Leurs noms, par les numéros du dessin : huit.',
      words('Pièce', 'Ce que montre ce numéro.'),
      8,
      8,
    ),
    pitches: list(
      'Pentes',
      'Ce que veut dire une pente, à partir de combien de degrés ; il en faut trois.',
      z.strictObject({
        from: named('À partir de', 'La pente, en degrés.', z.int().min(25).max(60)),
        text: said,
      }),
      3,
      3,
    ),
  });

  /** Works in the order in which water reaches them. */
  const water = group("Le chemin de l'eau", 'Des travaux le long du dessin d’une descente.', {
    title,
    lead,
    drawing,
    pieces: list(
      'Pièces',
      'Le coude, le collier et le dauphin : leurs noms sur le dessin.',
      text(3, 12, 'Pièce', 'Un mot.'),
      3,
      3,
    ),
    items: list(
      'Travaux',
      "Dans l'ordre où l'eau les rencontre ; de trois à six.",
      z.strictObject({ place: words('Endroit', 'Où, sur le toit.'), title, text: said }),
      3,
      6,
    ),
  });

  /** A house in section beside the works; its numbers mark the first five. */
  const house = group(
    'La maison en coupe',
    'Un dessin à côté des travaux, avec les numéros des cinq premiers.',
    { drawing },
  );

  /** Two pictures at the top of the page, with the large one beside the works. */
  const slider = group(
    'Deux images à comparer',
    'En haut de la page ; la grande image va à côté des travaux.',
    {
      before: named('Avant', "L'image d'avant les travaux.", picture),
      after: named('Après', 'Le même toit, du même endroit, après les travaux.', picture),
      photo,
    },
  );

  const threeThings = { title: 'Trois éléments', description: 'Trois choses côte à côte.' };

  const works = named('Travaux', 'Ce que vous faites, un travail par élément.', titled(item, 3, 8));
  const notes = named(
    'Prix, certificats, délais',
    'Une ligne dont une donnée manque ne paraît pas.',
    factLines,
  );
  const figures = group('Chiffres', "Des chiffres que l'entreprise peut prouver.", {
    label: words('Nom des chiffres', "Lu à voix haute avant les chiffres, qui n'ont pas de titre."),
    items: list('Chiffres', 'Deux ou trois.', figure, 2, 3),
  });
  const realisations = projectList(4);

  /** What all have around blocks of their own. */
  const service = <Blocks extends z.ZodRawShape>(key: ServiceKey, blocks: Blocks) => {
    const { slug, title } = services[key];
    const schema = z.strictObject({
      name: name(2, 80, 'Nom', 'Dans le menu, sur sa carte et dans le formulaire.'),
      menuLine: text(10, 50, 'Ligne du menu', 'La ligne sous le nom, dans le menu.'),
      card: group('Carte', "Le texte et l'image de sa carte sur la page d'accueil.", {
        text: said,
        picture,
      }),
      heading,
      lead,
      hero,
      ...blocks,
      closing,
      seo,
    });
    const path = `services/${slug}`;
    return { title, path, page: servicePath(services[key]), menu: "L'entreprise" as const, schema };
  };

  return {
    roofing: service('roofing', {
      works,
      moss: named('Mousse', 'Contre elle ; le lien vers sa page suit.', titled(item, 3)),
      experience: named('Expérience', 'Un chiffre à côté des travaux.', figure),
      pitch,
      materials,
      warranty,
      steps,
      notes,
      questions,
      realisations,
    }),
    zincWork: service('zincWork', {
      water,
      materials,
      trio: titled(item, 3).safeExtend({ figure }).meta(threeThings),
      notes,
      realisations,
    }),
    insulation: service('insulation', {
      trio: titled(item, 3).meta(threeThings),
      works,
      house,
      materials,
      realisations,
      figures,
      notes,
    }),
    mossRemoval: service('mossRemoval', {
      slider,
      beforeAfter: group('Avant et après', 'Deux listes côte à côte.', {
        before: points('Avant'),
        after: points('Après'),
      }),
      works,
      products: named('Produits', 'Ce que vous employez, et pourquoi.', titled(item, 2, 4)),
      warranty,
      realisations,
      steps,
      notes,
      questions,
    }),
    generalWorks: service('generalWorks', {
      trio: titled(pictured, 3).meta(threeThings),
      works,
      materials,
      realisations,
      steps,
      figures,
    }),
  } satisfies Record<ServiceKey, object>;
}
