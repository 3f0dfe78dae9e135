import { z } from 'astro/zod';
import { closing, figure, materials, pictured, projectList, questions, steps, titled, warranty } from './parts.ts';
import { factLines, heading, hero, item, label, lead, picture, said, sentences, seo, text, title } from './text.ts';

/** A place on the picture of the house, in hundredths of its width and height, and the side on which its tile hangs. */
const spot = z
  .strictObject({
    x: z.number().min(0).max(100).meta({ title: 'De gauche à droite', description: "En centièmes de l'image de la maison." }),
    y: z.number().min(0).max(100).meta({ title: 'De haut en bas', description: "En centièmes de l'image de la maison." }),
    side: z
      .enum(['above', 'left', 'right'])
      .meta({ title: 'Côté', description: 'De quel côté pend sa tuile.', choices: { above: 'Au-dessus', left: 'À gauche', right: 'À droite' } }),
  })
  .meta({ title: 'Place sur la maison', description: "Où il se trouve sur la maison de la page d'accueil ; sans place, sa tuile pend au pied." });

const service = {
  number: z.int().min(1).max(5).meta({ title: 'Ordre', description: 'Sa place dans le menu et sur les cartes.' }),
  name: label.meta({ title: 'Nom', description: 'Dans le menu, sur sa carte et dans le formulaire.' }),
  menuLine: text(10, 50).meta({ title: 'Ligne du menu', description: 'La ligne sous le nom, dans le menu.' }),
  category: text(3, 30)
    .meta({ title: 'Catégorie de chantiers', description: 'Sous quel mot ranger ses chantiers, si aucun de ceux du site ne convient.' })
    .optional(),
  card: z
    .strictObject({ text: said, picture, spot: spot.optional() })
    .meta({ title: 'Carte', description: "Le texte et l'image de sa carte sur la page d'accueil." }),
  seo,
  heading,
  lead,
  hero,
  realisations: projectList(4),
  closing,
};

const works = (count: number) => titled(item, count).meta({ title: 'Travaux', description: 'Ce que vous faites, un travail par élément.' });
const prices = factLines.meta({ title: 'Prix', description: 'Lignes sur les prix ; celle dont une donnée manque ne paraît pas.' });
const figuresLabel = label.meta({ title: 'Nom des chiffres', description: 'Lu à voix haute avant les chiffres, qui n’ont pas de titre.' });
const figures = (count: number) =>
  z
    .array(figure)
    .length(count)
    .meta({ title: 'Chiffres', description: `Il en faut ${count}.` });
const points = (name: string) =>
  z
    .strictObject({
      title,
      items: z.array(text(5, 120)).min(4).max(6).meta({ title: 'Lignes', description: 'De quatre à six lignes courtes.' }),
    })
    .meta({ title: name, description: 'Un côté de la comparaison, en quelques lignes.' });
const kind = <Name extends string>(name: Name) => z.literal(name).meta({ title: 'Genre', description: 'La forme de la page.' });

/** A service and its page. */
export const serviceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('toiture'),
    ...service,
    experience: figure,
    works: works(6),
    /** A section of tiles whose pitch one can move: the control, the two measures, and what a pitch means from how many degrees on. */
    pitch: z
      .strictObject({
        title,
        lead,
        control: label.meta({ title: 'Nom du curseur', description: 'Ce que le visiteur déplace.' }),
        visible: text(3, 16).meta({ title: 'Partie visible', description: 'Sur le dessin de la tuile.' }),
        covered: text(3, 16).meta({ title: 'Partie couverte', description: 'Sur le dessin de la tuile.' }),
        drawing: sentences.meta({ title: 'Ce que montre le dessin', description: 'Lu à voix haute à qui ne le voit pas.' }),
        pitches: z
          .array(
            z.strictObject({
              from: z.int().min(25).max(60).meta({ title: 'À partir de', description: 'La pente, en degrés.' }),
              text: said,
            }),
          )
          .length(3)
          .meta({ title: 'Pentes', description: 'Ce que veut dire une pente, à partir de combien de degrés ; il en faut trois.' }),
      })
      .meta({ title: 'La pente du toit', description: 'Le dessin dont le visiteur change la pente.' }),
    materials,
    warranty,
    steps,
    questions,
  }),
  z.strictObject({
    kind: kind('zinguerie'),
    ...service,
    /** In the order in which the water meets them. */
    works: z
      .strictObject({
        title,
        lead,
        items: z
          .array(z.strictObject({ place: label.meta({ title: 'Endroit', description: 'Où, sur le toit.' }), title, text: said }))
          .length(6)
          .meta({ title: 'Travaux', description: "Dans l'ordre où l'eau les rencontre ; il en faut six." }),
      })
      .meta({ title: "Le chemin de l'eau", description: 'Les travaux le long du dessin, du faîtage au sol.' }),
    materials,
    reasons: z
      .strictObject({ title, figure, items: z.array(item).length(3).meta({ title: 'Raisons', description: 'Il en faut trois.' }) })
      .meta({ title: 'Raisons', description: 'Pourquoi ce travail compte.' }),
    prices,
  }),
  z.strictObject({
    kind: kind('isolation'),
    ...service,
    house: sentences.meta({ title: 'Ce que montre le dessin de la maison', description: 'Lu à voix haute à qui ne le voit pas.' }),
    benefits: titled(item, 3).meta({ title: 'Bienfaits', description: 'Ce que le client y gagne.' }),
    works: works(6),
    materials,
    figures: figures(3),
    figuresLabel,
  }),
  z.strictObject({
    kind: kind('demoussage-toiture'),
    ...service,
    comparison: z
      .strictObject({
        before: picture.meta({ title: 'Avant', description: "L'image d'avant les travaux." }),
        after: picture.meta({ title: 'Après', description: 'Le même toit, du même endroit, après les travaux.' }),
      })
      .meta({ title: 'Deux images à comparer', description: 'Le visiteur glisse de l’une à l’autre.' }),
    before: points('Avant'),
    after: points('Après'),
    works: works(5),
    products: titled(item, 4).meta({ title: 'Produits', description: 'Ce que vous employez, et pourquoi.' }),
    warranty,
    steps,
    prices,
    questions,
  }),
  z.strictObject({
    kind: kind('travaux-general'),
    ...service,
    expertise: titled(pictured, 3).meta({ title: 'Métiers', description: 'Trois métiers, chacun avec son image.' }),
    works: works(7),
    materials,
    steps,
    figures: figures(2),
    figuresLabel,
  }),
]);
