/**
 * The shape of everything an editor may change. A mistake in a content file stops the build and names the file,
 * the field and the reason; the numbers of cards, steps and projects are those of the specification.
 */

import { defineCollection, reference } from 'astro:content';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { company } from '../company.ts';
import { contentFolder } from '../settings/content-folder.ts';
import { handlingOf, handlings, trueLines } from '../settings/handling.ts';
import { zones as siteZones } from '../settings/zones.ts';
import { officeHours } from './hours/office.ts';
import { optionalFolder } from './loaders/optional-folder.ts';
import { findPicture } from './pictures/files.ts';
import { contentFacts } from './text/content-facts.ts';
import { type Facts, fillIn, mapTexts, namesIn, namesInAnswers, namesInAudit, namesInTowns, namesOnTownPages, unknownNames } from './text/fill-in.ts';
import { typeset } from './text/typeset.ts';
import { distance } from './zones/distance.ts';

const facts = contentFacts(company, new Date());

/** A place in France, WGS 84 degrees. */
const position = z.strictObject({ latitude: z.number().min(41).max(52), longitude: z.number().min(-6).max(10) });
const groupNames = Object.keys(siteZones.groups);

/** Of a file or folder of the content. */
const address = (name: string) => pathToFileURL(join(contentFolder, name)).href;

/** Files of a folder of the content. What is kept of them from one build to the next holds as long as the facts that were filled in. */
function yamlFiles(folder: string, pattern = '*.yaml'): Loader {
  const loader = glob({ pattern, base: address(folder) });
  return {
    ...loader,
    load: ({ generateDigest, ...context }) => loader.load({ ...context, generateDigest: (data) => generateDigest({ data, facts }) }),
  };
}

/**
 * A French text as typed by an editor. Facts between braces are filled in, its length is judged, and its typography is set: here, once, for
 * the whole site. The names of `later` stay, and count as long as their examples.
 */
const typed = (min: number, max: number, later: Facts) =>
  z
    .string()
    .trim()
    .transform((written, { issues }) => {
      const filled = fillIn(written, facts);
      const whole = fillIn(filled, later);
      const refuse = (message: string) => issues.push({ code: 'custom', message, input: written });
      const unknown = unknownNames(written, { ...facts, ...later });
      const [missing] = namesIn(whole);
      if (unknown) refuse(unknown);
      else if (missing) refuse(`{${missing}} n'a pas de valeur dans company.yaml : donnez-la, ou retirez-la de ce texte`);
      else if (whole.length < min) refuse(`au moins ${min} caractères ; il y en a ${whole.length}`);
      else if (whole.length > max) refuse(`au plus ${max} caractères ; il y en a ${whole.length}`);
      return typeset(filled);
    });

/** What content is made of, in words that may name the facts of the company and those of `later`. */
function vocabulary(later: Facts = {}) {
  const text = (min: number, max: number) => typed(min, max, later);
  /** Short heading or label, on one or two lines. */
  const label = text(2, 80);
  /** One to three sentences. */
  const sentences = text(20, 480);
  /** A paragraph of running text. */
  const paragraph = text(40, 1200);
  const item = z.strictObject({ title: label, text: sentences });
  const picture = z.strictObject({
    /** A file in `src/assets/pictures/` or a folder of it, with or without its ending; becomes its path there. */
    file: z.string().transform((written, context) => {
      const found = findPicture(written);
      if ('file' in found) return found.file;
      context.issues.push({ code: 'custom', message: found.mistake, input: written });
      return z.NEVER;
    }),
    /** What the picture shows and why it is there; read aloud instead of it. */
    alt: text(5, 140),
    /** Which part stays in view when the box is narrower or flatter than the picture. */
    crop: z.enum(['center', 'left', 'right', 'top', 'bottom']).default('center'),
  });
  const seo = z.strictObject({
    /** Shown by search engines as the link; unique on the site. */
    title: text(12, 60),
    /** Shown below the link; unique on the site. */
    description: text(70, 155),
  });
  return { text, label, sentences, paragraph, item, picture, seo };
}

const { text, label, sentences, paragraph, item, picture, seo } = vocabulary();

/** Lines with the facts that they name; one is left out where a fact is not configured. */
function filledLines(lines: string[], context: z.RefinementCtx): string[] {
  const mistakes = lines.flatMap((line) => unknownNames(line, facts) ?? []);
  for (const message of mistakes) context.issues.push({ code: 'custom', message, input: lines });
  return lines
    .map((line) => fillIn(line, facts))
    .filter((line) => namesIn(line).length === 0)
    .map(typeset);
}

const factLine = z.string().trim().min(3).max(1500);
const factLines = z.array(factLine).transform(filledLines);

/** Lines of a legal text, some of which are true of one way to handle requests alone. */
const legalLines = z
  .array(z.union([factLine, z.strictObject({ when: z.array(z.enum(handlings)).min(1), text: factLine })]))
  .transform((lines, context) => filledLines(trueLines(lines, handlingOf(company, process.env)), context));

const pictured = z.strictObject({ title: label, text: sentences, picture });
const titled = <Item extends z.ZodType>(shape: Item, count: number) =>
  z.strictObject({ title: label, lead: sentences.optional(), items: z.array(shape).length(count) });
const figure = z.strictObject({ value: text(1, 6), unit: z.string().max(8).default(''), label: text(2, 60) });
/** The words of a seal on a tile; a longer value would leave the tile. */
const seal = z.strictObject({ value: text(2, 7), label: text(4, 30) });
/** A page of the State that says more; leads away from the site. */
const official = z.strictObject({ label, href: z.url().regex(/^https:\/\//, 'must begin with https://') });
/** What people ask, in their words, and an honest answer. */
const questions = z.strictObject({
  title: label,
  items: z
    .array(z.strictObject({ title: label, text: sentences, link: official.optional() }))
    .min(1)
    .max(6),
});
const warranty = z.strictObject({ title: label, text: sentences, seal });
/** The last word of a page; `mail` is a button that writes to us, where a photo helps. */
const closing = z.strictObject({ title: label, text: sentences, mail: label.optional() });
const projectList = (count: number) =>
  z.strictObject({ title: label, lead: sentences.optional(), projects: z.array(reference('projects')).length(count) });

/** A place on the picture of the house, in hundredths of its width and height, and the side on which its tile hangs. */
const spot = z.strictObject({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  side: z.enum(['above', 'left', 'right']),
});

const service = {
  /** Place in the menu and on the cards, from 1 to 5. */
  number: z.int().min(1).max(5),
  name: label,
  /** The line under the name in the menu. */
  menuLine: text(10, 50),
  /** What its projects may be filed under, beside the specification's four categories. */
  category: text(3, 30).optional(),
  /** `spot` is where the service is at work on the house of the home page; without one its tile hangs along the foot. */
  card: z.strictObject({ text: sentences, picture, spot: spot.optional() }),
  seo,
  heading: label,
  lead: sentences,
  hero: picture,
  realisations: projectList(4),
  closing,
};

const services = defineCollection({
  loader: yamlFiles('services'),
  schema: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('toiture'),
      ...service,
      experience: figure,
      works: titled(item, 6),
      /** A section of tiles whose pitch one can move: the control, the two measures, and what a pitch means from how many degrees on. */
      pitch: z.strictObject({
        title: label,
        lead: sentences,
        control: label,
        visible: text(3, 16),
        covered: text(3, 16),
        drawing: sentences,
        pitches: z.array(z.strictObject({ from: z.int().min(25).max(60), text: sentences })).length(3),
      }),
      materials: titled(pictured, 4),
      warranty,
      steps: titled(item, 4),
      questions,
    }),
    z.strictObject({
      kind: z.literal('zinguerie'),
      ...service,
      /** In the order in which the water meets them. */
      works: z.strictObject({
        title: label,
        lead: sentences,
        items: z.array(z.strictObject({ place: label, title: label, text: sentences })).length(6),
      }),
      materials: titled(pictured, 4),
      reasons: z.strictObject({ title: label, figure, items: z.array(item).length(3) }),
      prices: factLines,
    }),
    z.strictObject({
      kind: z.literal('isolation'),
      ...service,
      /** What the drawing of the house shows. */
      house: sentences,
      benefits: titled(item, 3),
      works: titled(item, 6),
      materials: titled(pictured, 4),
      figures: z.array(figure).length(3),
      /** Names the figures, which have no heading. */
      figuresLabel: label,
    }),
    z.strictObject({
      kind: z.literal('demoussage-toiture'),
      ...service,
      comparison: z.strictObject({ before: picture, after: picture }),
      before: z.strictObject({ title: label, items: z.array(text(5, 120)).min(4).max(6) }),
      after: z.strictObject({ title: label, items: z.array(text(5, 120)).min(4).max(6) }),
      works: titled(item, 5),
      products: titled(item, 4),
      warranty,
      steps: titled(item, 4),
      prices: factLines,
      questions,
    }),
    z.strictObject({
      kind: z.literal('travaux-general'),
      ...service,
      expertise: titled(pictured, 3),
      works: titled(item, 7),
      materials: titled(pictured, 4),
      steps: titled(item, 4),
      figures: z.array(figure).length(2),
      /** Names the figures, which have no heading. */
      figuresLabel: label,
    }),
  ]),
});

/** A town's texts may say how far it is from the workshop. */
const local = vocabulary(namesInTowns);

/** The blocks of a town's page between its hero and what all pages share. */
const townBlock = z.enum(['around', 'craft', 'problems', 'focus']);

/** What only this place has to say, in the form that suits it. */
const focus = z.discriminatedUnion('kind', [
  /** What an owner there asks, in his words, and the answer. */
  z.strictObject({ kind: z.literal('question'), title: local.label, paragraphs: z.array(local.paragraph).min(1).max(3) }),
  /** Years, or seasons, that a roof there has seen or will see: the title says when. */
  z.strictObject({ kind: z.literal('timeline'), title: local.label, lead: local.sentences.optional(), items: z.array(local.item).min(3).max(5) }),
  /** What to do in which order, with the town hall or with a neighbour. */
  z.strictObject({ kind: z.literal('steps'), title: local.label, lead: local.sentences.optional(), items: z.array(local.item).length(4) }),
  /** A material that one meets there, and its measures: the title is the figure. */
  z.strictObject({
    kind: z.literal('material'),
    title: local.label,
    text: local.paragraph,
    picture: local.picture,
    items: z.array(local.item).min(2).max(4),
  }),
]);

const town = z
  .strictObject({
    /** Place in the lists of the zone page, as in the specification. */
    order: z.int().min(1),
    name: label,
    /** A group of `zones.yaml`. */
    group: z.enum(groupNames),
    /** Town hall or main church, WGS 84 degrees; `company.yaml` holds the workshop's. */
    position,
    /** Height of the centre above the sea, metres, rounded to 5. */
    altitude: z.int().min(0).max(2000),
    /** Kilometres around the town, from the specification's table. */
    radius: z.int().min(5).max(50),
    /** Area note of the specification's table, where it has one; not shown where people of the place would call it wrong. */
    area: z.strictObject({ note: local.text(4, 60), shown: z.boolean() }).optional(),
    picture: local.picture,
    seo: local.seo,
    /** One line under the town's name that only fits this town. */
    tagline: local.text(15, 70),
    /** Ends in what we do there. */
    lead: local.text(60, 320),
    /** In which order the blocks below stand: not every place is told alike. */
    sequence: z.array(townBlock).refine((blocks) => new Set(blocks).size === townBlock.options.length && blocks.length === townBlock.options.length, {
      error: `must name each of ${townBlock.options.join(', ')} once`,
    }),
    /** First text block: where we go and what we find there. */
    around: z.strictObject({
      title: local.label,
      /** Communes served within the radius. */
      communes: z.array(local.text(2, 40)).min(5).max(10),
      /** When we come, and what to know about access there; true wherever the workshop is. */
      visits: local.text(40, 400),
      /** The roofs one meets: age, shape, material. */
      roofs: z.array(local.paragraph).min(1).max(3),
    }),
    /** Second text block: what weather and rules ask of a roof there. */
    craft: z.strictObject({
      title: local.label,
      paragraphs: z.array(local.paragraph).min(1).max(3),
      specialities: z.array(local.text(5, 80)).min(4).max(6),
    }),
    /** What goes wrong there, and what we do about it. */
    problems: z.strictObject({
      title: local.label,
      items: z
        .array(z.strictObject({ title: local.label, problem: local.sentences, remedy: local.sentences }))
        .min(2)
        .max(4),
    }),
    focus,
    /** Two or three neighbouring towns that have a page. */
    neighbours: z.array(reference('towns')).min(2).max(3),
    /** Where each local fact was found, for who changes or doubts it; not shown. */
    sources: z.array(z.strictObject({ fact: z.string().min(5), where: z.string().min(5) })).min(1),
  })
  .transform((town) => {
    const kilometres = String(Math.round(distance(company.position, town.position)));
    const filled = mapTexts(town, (text) => typeset(fillIn(text, { distance: kilometres })));
    // The name of a file is no text: it keeps its spaces and apostrophes.
    return { ...filled, picture: { ...filled.picture, file: town.picture.file } };
  });

const towns = defineCollection({ loader: yamlFiles('towns'), schema: town });

const projects = defineCollection({
  loader: yamlFiles('projects'),
  schema: z.strictObject({
    title: label,
    description: sentences,
    picture,
    /** The same place before the work; the two are shown beside each other. */
    before: picture.optional(),
    /** One of the specification's four, or the `category` of a service: `build/content-check.ts` knows them. */
    category: text(3, 30),
    /** The town, any town. */
    location: text(2, 60),
  }),
});

const isoDay = z.iso.date({ error: 'doit être une date, entre guillemets : "2026-04-02"', abort: true });
/** A day, which YAML reads as an instant where it has no quotes. */
const day = z.preprocess((written) => (written instanceof Date ? written.toISOString().slice(0, 10) : written), isoDay);
const inOrder = { error: 'doit être le premier jour (from) ou plus tard', path: ['to'] };

/** What stands above every page for some days, and when nobody answers. It comes and goes by itself, without a build. */
const notices = defineCollection({
  loader: yamlFiles('shared', 'annonces.yaml'),
  schema: z.strictObject({
    closures: z.array(
      z
        .strictObject({
          from: day,
          to: day,
          /** After the days, as in "Les urgences restent assurées." */
          text: text(5, 160).optional(),
          /** The first day it is told; two weeks before, where nothing is said. */
          announced: day.optional(),
        })
        .refine(({ from, to }) => from <= to, inOrder),
    ),
    announcements: z.array(
      z
        .strictObject({
          from: day,
          to: day,
          kind: z.enum(['information', 'urgent']),
          text: text(5, 160),
          link: z.strictObject({ label: text(2, 40), href: z.string().regex(/^(?:\/|https:\/\/)/, 'doit commencer par / ou https://') }).optional(),
        })
        .refine(({ from, to }) => from <= to, inOrder),
    ),
    /** After the days of a closure, beside the forms, while it lasts. */
    whileClosed: sentences,
  }),
});

/** A customer's words, with what article D111-17 of the Code de la consommation wants to stand beside them. */
const review = z
  .strictObject({
    id: z.string(),
    author: text(2, 60),
    town: text(2, 60).optional(),
    /** The month of the work. */
    experienced: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'doit être un mois, entre guillemets : "2026-03"', abort: true }),
    /** The day the review appeared. */
    published: day,
    /** Where it appeared, as in "Google". */
    source: text(2, 40),
    /** Whether the owner has found the work in his books. */
    checked: z.boolean(),
    link: z.url('doit être une adresse complète, comme "https://www.exemple.fr/avis"').optional(),
    quote: text(10, 600),
  })
  .refine(({ experienced, published }) => experienced <= published.slice(0, 7), {
    error: 'précède les travaux (experienced)',
    path: ['published'],
  });

const reviews = defineCollection({
  loader: optionalFolder(join(contentFolder, 'reviews')),
  schema: z.strictObject({ entries: z.array(review) }),
});

/** A collection for one page: `src/content/pages/<name>.yaml`. */
const page = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  defineCollection({ loader: yamlFiles('pages', `${name}.yaml`), schema: z.strictObject({ seo, ...shape }) });

/** Text beside the callback form, shared by every page that shows it. */
const callback = defineCollection({
  loader: yamlFiles('shared', 'callback.yaml'),
  schema: z.strictObject({
    title: label,
    lead: sentences,
    done: text(5, 60),
    next: z.array(text(5, 80)).length(3),
    numberSent: label,
    privacy: sentences,
  }),
});

/** What both forms say besides their fields. */
const forms = defineCollection({
  loader: yamlFiles('shared', 'forms.yaml'),
  schema: z.strictObject({
    otherWays: sentences,
    offline: sentences,
    emergency: sentences,
    phoneExample: label,
    emailExample: label,
    correct: label,
    details: label,
  }),
});

/** Short words that stand around the texts of the pages, by the section that shows them. */
const labels = defineCollection({
  loader: yamlFiles('shared', 'labels.yaml'),
  schema: z.strictObject({
    footer: z.strictObject({ where: label, services: label, towns: label, wholeZone: label, company: label, signature: label }),
  }),
});

/** Pages that nobody looks for: without a network, without such an address, after a form that was refused. */
const smallPages = defineCollection({
  loader: yamlFiles('shared', 'small-pages.yaml'),
  schema: z.strictObject({
    /** `english` is shown as it is typed: French typography is not for it. */
    notFound: z.strictObject({ title: label, description: sentences, english: z.string().trim().min(2).max(80), text: sentences }),
    offline: z.strictObject({ title: label, text: sentences, emergency: label }),
    refused: z.strictObject({ text: sentences }),
  }),
});

/** What the State and energy suppliers pay for, and the day on which these rules held. */
const aids = defineCollection({
  loader: yamlFiles('shared', 'aids.yaml'),
  schema: z.strictObject({
    /** The day is shown after the label. Where the rules were read is for who reads them anew. */
    rules: z.strictObject({ label, date: z.iso.date(), sources: z.array(z.string()).min(1) }),
    title: label,
    lead: sentences,
    /** In the order of the calendar; `when` is the moment of each. */
    items: z.array(z.strictObject({ when: text(4, 30), title: label, text: sentences })).length(4),
    official: paragraph,
    links: z.array(official).min(1),
  }),
});

/** What every town page says. */
const shared = vocabulary(namesOnTownPages);
const townPages = defineCollection({
  loader: yamlFiles('shared', 'towns.yaml'),
  schema: z.strictObject({
    heading: label,
    quote: label,
    urgent: label,
    emergency: z.strictObject({
      label,
      title: label,
      /** Where we are quickly there, and further away. */
      near: text(10, 80),
      far: text(10, 80),
      call: label,
    }),
    facts: z.strictObject({ zone: label, area: label, workshop: label, distance: label, radius: label, altitude: label }),
    /** How the radius and the altitude are said. */
    radius: shared.label,
    altitude: shared.label,
    visits: label,
    specialities: label,
    qualifications: z.array(label).length(3),
    callback: shared.label,
    neighbours: label,
    wholeZone: label,
    trade: label,
    /** The map of the surroundings: what it shows, for who cannot see it, and what the list of communes begins with. */
    map: z.strictObject({ label, also: label }),
    figuresTitle: label,
    services: z.strictObject({ title: label }),
  }),
});

const home = page('home', {
  hero: z.strictObject({
    heading: label,
    lead: sentences,
    picture,
    emergency: text(5, 60),
    badges: z.array(seal).length(2),
  }),
  /** The line under the first view: what speaks for us in a word each. */
  trust: z.array(label).length(4),
  intro: z.strictObject({
    title: label,
    lead: sentences,
    paragraphs: z.array(paragraph).min(1).max(3),
    /** More of it, which a phone folds away. */
    more: z.strictObject({ title: label, text: paragraph }),
    facts: z.array(z.strictObject({ title: label, text: text(4, 60) })).length(4),
    picture,
  }),
  services: z.strictObject({ title: label, lead: sentences, house: picture }),
  quote: closing,
  reasons: titled(z.strictObject({ mark: z.enum(['10', '20', 'RGE', '7/7', 'tile', 'pin']), title: label, text: sentences }), 6),
  credentials: z.array(label).length(3),
  figures: z.array(figure).length(4),
  realisations: projectList(5),
  reviews: z.strictObject({
    rating: text(1, 4),
    title: label,
    lead: sentences,
    /** The page the rating is from, and how many reviews it had on which day. */
    google: z.strictObject({ url: z.url(), count: z.int().min(1), date: day }).optional(),
    /** How reviews are checked, ordered and kept; shown beside them. */
    rules: sentences,
  }),
  zones: z.strictObject({ title: label, lead: sentences }),
});

const emergency = page('urgence', {
  heading: label,
  flag: label,
  lead: sentences,
  hero: picture,
  /** Instead of a call: the question, and what the links to the form and to a text message are called. */
  writing: z.strictObject({ question: label, form: label, message: label }),
  /** That someone answers at this moment; the time may stand before it. */
  live: text(10, 60),
  guarantees: z.array(figure).length(3),
  /** Names the figures, which have no heading. */
  guaranteesLabel: label,
  types: titled(pictured, 3),
  steps: titled(item, 4),
  waiting: titled(item, 5),
  prices: factLines,
  questions,
  realisations: projectList(4),
});

/** Sentences of the look-up that name what a visitor asked for. */
const inAnswer = vocabulary(namesInAnswers);

const zone = page('zone-intervention', {
  heading: label,
  lead: sentences,
  hero: picture,
  /** The groups of `zones.yaml`, in the order of their cards; the towns of a linked one lead to their pages from the card. */
  groups: z.record(
    z.enum(groupNames),
    z.strictObject({ title: label, range: text(3, 20), linked: z.boolean().default(false), towns: z.array(z.string()).min(1) }),
  ),
  /** On a card, after the towns that it shows. */
  moreTowns: inAnswer.label,
  /** What each region asks, by its anchor: `alsace` is `/zone-intervention#alsace`. */
  regions: z.record(
    z.string().regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens, as in "franche-comte"'),
    z.strictObject({ title: label, paragraphs: z.array(paragraph).min(1).max(3) }),
  ),
  zones: z.strictObject({ title: label, lead: sentences.optional() }),
  /** The map: its name and what it shows, for who cannot see it; where its data comes from. */
  map: z.strictObject({
    title: label,
    description: sentences,
    credits: sentences,
    legend: label,
    lands: z.array(z.strictObject({ name: label, position })),
  }),
  /** What a zone is called, covers and means, and how the look-up answers there; far away is further than the priority radius. */
  promises: z.strictObject({
    rapid: z.strictObject({ label, covers: label, means: sentences, answer: sentences, farAway: inAnswer.sentences }),
    planned: z.strictObject({ label, covers: label, means: sentences, answer: sentences }),
    onDemand: z.strictObject({ label, covers: label, means: sentences, answer: sentences }),
    outside: z.strictObject({ label, answer: sentences }),
  }),
  /** "Do you come to my place?": the field and its answers. */
  lookUp: z.strictObject({
    title: label,
    hint: text(10, 120),
    /** The list of communes could not be loaded; the number follows. */
    failure: sentences,
    /** Read aloud while the list is open. */
    suggestion: label,
    suggestions: inAnswer.label,
    /** Instead of a commune, where several share what was typed. */
    postcode: inAnswer.label,
    /** Other communes bear the name that was typed. */
    namesakes: sentences,
    /** Instead of a distance where there is none. */
    workshop: sentences,
    /** A postcode out of reach, and one that may be a German one as well. */
    outside: inAnswer.sentences,
    outsideTwice: inAnswer.sentences,
    abroad: inAnswer.item,
    abroadToo: inAnswer.item,
    nothing: item,
    unknown: inAnswer.item,
    unknownPostcode: inAnswer.item,
    foreignPostcode: inAnswer.item,
    several: item,
    similar: item,
    callback: label,
    /** Before the link to the nearest town's page. */
    nearest: label,
  }),
  townLists: z.strictObject({ title: label }),
  delays: titled(item, 4),
});

const contact = page('contact', {
  heading: label,
  lead: sentences,
  form: z.strictObject({ title: label, lead: sentences, numberSent: label, privacy: sentences }),
  hours: z
    .strictObject({ office: officeHours, emergencies: z.strictObject({ days: label, hours: text(2, 30) }) })
    .transform(({ office, emergencies }) => [...office, { ...emergencies, openings: [] }]),
  holidays: sentences,
});

const guarantees = page('garanties', {
  heading: label,
  lead: sentences,
  hero: picture,
  warranties: titled(item, 4),
  decennial: z.strictObject({
    title: label,
    paragraphs: z.array(paragraph).min(2).max(4),
    covered: z.strictObject({ title: label, items: z.array(text(5, 140)).min(3).max(6) }),
    excluded: z.strictObject({ title: label, items: z.array(text(5, 140)).min(3).max(6) }),
  }),
  rge: z.strictObject({ title: label, paragraphs: z.array(paragraph).min(1).max(3) }),
  insurance: z.strictObject({ title: label, lines: factLines }),
  signing: z.strictObject({ title: label, items: z.array(item).length(4), prices: factLines }),
  questions,
});

const sitePlan = page('plan-du-site', {
  heading: label,
  lead: sentences,
  groups: z.strictObject({ company: label, services: label, legal: label }),
});

/** The French criteria of accessibility, and how we stand; `/accessibilite` counts them. */
const counted = vocabulary(namesInAudit);
const criterion = { number: z.string().regex(/^\d+\.\d+$/), about: label };
const rgaa = defineCollection({
  loader: yamlFiles('accessibility', 'rgaa.yaml'),
  schema: z.strictObject({
    date: z.iso.date(),
    sample: z.array(z.string().startsWith('/')).min(10),
    words: z.strictObject({
      result: label,
      rate: counted.sentences,
      theme: counted.label,
      none: counted.label,
      unmet: counted.label,
      how: counted.sentences,
      sampleTitle: label,
      sample: label,
    }),
    themes: z
      .array(
        z.strictObject({
          number: z.int(),
          title: label,
          criteria: z.array(
            z.discriminatedUnion('state', [
              z
                .strictObject({ ...criterion, state: z.literal('C'), tests: z.array(z.string()).optional(), hand: sentences.optional() })
                .refine(({ tests, hand }) => tests ?? hand, 'needs its evidence: "tests", "hand" or both'),
              z.strictObject({ ...criterion, state: z.literal('NC'), hand: sentences }),
              z.strictObject({ ...criterion, state: z.literal('NA'), hand: text(5, 200) }),
            ]),
          ),
        }),
      )
      .length(13),
  }),
});

const legalPages = defineCollection({
  loader: yamlFiles('legal'),
  schema: z.strictObject({
    seo,
    heading: label,
    lead: sentences,
    version: text(3, 20).optional(),
    updated: z.iso.date(),
    sections: z.array(z.strictObject({ title: label, lines: legalLines, list: legalLines.optional() })).min(5),
  }),
});

export const collections = {
  services,
  towns,
  townPages,
  projects,
  reviews,
  notices,
  callback,
  forms,
  labels,
  smallPages,
  aids,
  home,
  emergency,
  zone,
  contact,
  guarantees,
  sitePlan,
  rgaa,
  legalPages,
};
