import { z } from 'zod';
import { type ServiceKey, servicePath, services } from '../../services.ts';
import { group, list, named } from '../owner/fields.ts';
import { serviceDrawings } from './service-drawings.ts';
import type { SiteFields } from './site-fields.ts';

/** A service of the list, and what its page has around blocks of its own. */
function serviceKind<Blocks extends z.ZodRawShape>(
  key: ServiceKey,
  { body, closing, heading, hero, lead, name, picture, seo, text }: SiteFields,
  blocks: Blocks,
) {
  const { slug, title } = services[key];
  const schema = z.strictObject({
    name: name(2, 80, 'Nom', 'Dans le menu, sur sa carte et dans le formulaire.'),
    menuLine: text(10, 50, 'Ligne du menu', 'La ligne sous le nom, dans le menu.'),
    card: group('Carte', "Le texte et l'image de sa carte sur la page d'accueil.", {
      text: body,
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
}

/** The pages of the services; each has the blocks that the specification lists for it. */
export function serviceKinds(field: SiteFields) {
  const { pitch, water, house, slider } = serviceDrawings(field);
  const threeThings = { title: 'Trois éléments', description: 'Trois choses côte à côte.' };
  const works = named(
    'Travaux',
    'Ce que vous faites, un travail par élément.',
    field.titled(field.item, 3, 8),
  );
  const notes = field.lines(
    'Prix, certificats, délais',
    'Une ligne dont une donnée manque ne paraît pas.',
  );
  const figures = group('Chiffres', "Des chiffres que l'entreprise peut prouver.", {
    label: field.label(
      'Nom des chiffres',
      "Lu à voix haute avant les chiffres, qui n'ont pas de titre.",
    ),
    items: list('Chiffres', 'Deux ou trois.', field.figure, 2, 3),
  });
  const realisations = field.projectList(4);

  return {
    roofing: serviceKind('roofing', field, {
      works,
      moss: named(
        'Mousse',
        'Contre elle ; le lien vers sa page suit.',
        field.titled(field.item, 3),
      ),
      experience: named('Expérience', 'Un chiffre à côté des travaux.', field.figure),
      pitch,
      materials: field.materials,
      warranty: field.warranty,
      steps: field.steps,
      notes,
      questions: field.questions,
      realisations,
    }),
    zincWork: serviceKind('zincWork', field, {
      water,
      materials: field.materials,
      trio: field.titled(field.item, 3).safeExtend({ figure: field.figure }).meta(threeThings),
      notes,
      realisations,
    }),
    insulation: serviceKind('insulation', field, {
      trio: field.titled(field.item, 3).meta(threeThings),
      works,
      house,
      materials: field.materials,
      realisations,
      figures,
      notes,
    }),
    mossRemoval: serviceKind('mossRemoval', field, {
      slider,
      beforeAfter: group('Avant et après', 'Deux listes côte à côte.', {
        before: field.points('Avant'),
        after: field.points('Après'),
      }),
      works,
      products: named(
        'Produits',
        'Ce que vous employez, et pourquoi.',
        field.titled(field.item, 2, 4),
      ),
      warranty: field.warranty,
      realisations,
      steps: field.steps,
      notes,
      questions: field.questions,
    }),
    generalWorks: serviceKind('generalWorks', field, {
      trio: field.titled(field.pictured, 3).meta(threeThings),
      works,
      materials: field.materials,
      realisations,
      steps: field.steps,
      figures,
    }),
  } satisfies Record<ServiceKey, object>;
}
