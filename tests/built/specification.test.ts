import { type Element, NodeFilter } from 'happy-dom';
import { expect, test } from 'vitest';
import { hoursSentence } from '../../src/hours/office-hours.ts';
import { contentFiles } from '../content/texts.ts';
import { readOffice } from '../support/hours.ts';
import { legalPages, pages, servicePages, townPages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { francheComteTowns, priorityTowns, townTable } from '../support/towns.ts';
import { documentOf } from './markup.ts';

const { company } = testSite();
const office = readOffice();

/** One thing that the specification wants the site to show, and where it is shown. */
interface Line {
  /** Section of the specification and what it says there. */
  says: string;
  /** Pages that show it. */
  on: string[];
  /** CSS selector of the place; the page's content unless another is named. */
  at?: string;
  /** Texts that stand there, each within one element of that place. */
  shows?: string[];
  /** Where those texts lead, when they are links. */
  to?: string;
  /** How many elements the place has. */
  count?: number;
}

const home = ['/'];
const [roofing = '', zinc = '', insulation = '', moss = '', general = ''] = servicePages;
const phone = company.phone.display;
const address = [company.address.street, `${company.address.postalCode} ${company.address.city}`];
const services = ['Toiture', 'Zinguerie', 'Isolation', 'Démoussage de toiture', 'Travaux général'];
const emergency = ['/urgence'];
const zone = ['/zone-intervention'];
const contact = ['/contact'];
const [legal = '', privacy = ''] = legalPages;
/** A list whose items carry these headings, in a section of its own. */
const items = 'main h3, main li b, main li strong';

const serviceLinks = (before = '') =>
  Object.fromEntries(services.map((name, index) => [before + name, servicePages[index] ?? '']));

/** Links that stand in a place, by their texts. */
const links = (says: string, on: string[], at: string, targets: Record<string, string>): Line[] =>
  Object.entries(targets).map(([text, to]) => ({
    says: `${says}, ${text}`,
    on,
    at,
    shows: [text],
    to,
  }));

const everyPage: Line[] = [
  {
    says: '1: a floating round call button on every page',
    on: pages,
    at: `body > aside > a[aria-label="Appeler le ${phone}"][href^="tel:"]`,
    count: 1,
  },
  {
    says: '1: the footer states phone, e-mail and address in Rixheim',
    on: pages,
    at: 'footer',
    shows: [phone, company.email, ...address],
  },
  {
    says: '1: a credit link to the site builder',
    on: pages,
    at: 'footer a',
    shows: [company.builder.name],
  },
  {
    says: '1: footer social links are placeholders',
    on: pages,
    at: 'footer a:not([href])',
    shows: company.social.map(({ name }) => name),
  },
  {
    says: '2: header, a phone link',
    on: pages,
    at: `body > :not(main, footer) a[href="${company.phone.href}"]`,
    shows: [phone],
  },
  {
    says: '2: header, a mailto link',
    on: pages,
    at: `body > :not(main, footer) a[href^="mailto:${company.email}"]`,
    shows: [company.email],
  },
  {
    says: '2: header, the postal address in Rixheim',
    on: pages,
    at: 'body > :not(main, footer) address',
    shows: ['Rixheim'],
  },
  ...links('2: navigation', pages, 'header nav a', {
    ...{
      Accueil: '/',
      ...serviceLinks(),
      "Zone d'intervention": '/zone-intervention',
      'Urgence 7j/7': '/urgence',
      Contact: '/contact',
    },
  }),
  {
    says: '2: navigation, a Devis Gratuit button',
    on: pages,
    at: 'header nav a.button',
    shows: ['Devis Gratuit'],
    to: '/contact',
  },
  {
    says: '2: also linked, /garanties',
    on: pages,
    at: 'footer a',
    shows: ['Garanties'],
    to: '/garanties',
  },
];

const homePage: Line[] = [
  { says: '2: hero, a heading', on: home, at: 'h1', count: 1 },
  {
    says: '2: hero, a 200 km radius message',
    on: home,
    at: 'main > section:first-child',
    shows: ['dans un rayon de 200 km autour de Rixheim'],
  },
  {
    says: "2: hero badges '20 ANS D'EXPÉRIENCE' and 'GARANTIE DÉCENNALE'",
    on: home,
    at: 'main > section:first-child p',
    shows: ["20 ANS D'EXPÉRIENCE", 'GARANTIE DÉCENNALE'],
  },
  {
    says: '2: hero, a button to /contact for a free quote',
    on: home,
    at: 'main > section:first-child a',
    shows: ['Devis gratuit'],
    to: '/contact',
  },
  {
    says: "2: hero, an 'Urgence 7j/7' button",
    on: home,
    at: 'main > section:first-child a',
    shows: ['Urgence 7j/7'],
    to: '/urgence',
  },
  {
    says: '2: hero, an emergency phone call-to-action',
    on: home,
    at: 'main > section:first-child a',
    shows: [phone],
    to: company.phone.href,
  },
  {
    says: "2: intro titled 'Entreprise de Couverture et Rénovation en Alsace'",
    on: home,
    at: 'h2',
    shows: ['Entreprise de Couverture et Rénovation en Alsace'],
  },
  {
    says: '2: services section, 5 numbered cards',
    on: home,
    at: '#services ol > li',
    count: 5,
    shows: ['01', '02', '03', '04', '05'],
  },
  { says: '2: each card with an image', on: home, at: '#services ol > li img', count: 5 },
  { says: '2: each card with a description', on: home, at: '#services ol > li p', count: 5 },
  ...links('2: a link to each service', home, '#services a', serviceLinks('En savoir plus : ')),
  {
    says: '2: quote call-to-action, free quote',
    on: home,
    at: '#services + section a',
    shows: ['Devis gratuit'],
    to: '/contact',
  },
  {
    says: '2: quote call-to-action, see our projects',
    on: home,
    at: '#services + section a',
    shows: ['Voir nos réalisations'],
    to: '#realisations',
  },
  {
    says: '2: 6 benefit cards',
    on: home,
    at: 'main h3',
    shows: [
      'Garantie décennale',
      "20 ans d'expérience",
      'Artisans qualifiés RGE',
      'Intervention 7j/7',
      'Matériaux haut de gamme',
      'Proximité locale',
    ],
  },
  {
    says: '2: 20 years of experience with more than 500 worksites',
    on: home,
    at: 'main li',
    shows: ["20 ans d'expérience Plus de 500 chantiers"],
  },
  {
    says: '2: badges',
    on: home,
    at: 'main li',
    shows: ['4,9/5 sur Google', 'Certification RGE', 'Assurance décennale'],
  },
  {
    says: '2: statistics',
    on: home,
    at: 'main li',
    shows: [
      '500+ chantiers',
      "20 ans d'expérience",
      '98% de clients satisfaits',
      '24 h sur 24 en urgence',
    ],
  },
  { says: '2: realisations, 5 project cards', on: home, at: '#realisations ul > li', count: 5 },
  { says: '2: project cards with an image', on: home, at: '#realisations ul > li img', count: 5 },
  { says: '2: project cards with a title', on: home, at: '#realisations ul > li h3', count: 5 },
  {
    says: '3: project category',
    on: home,
    at: '#realisations li p',
    shows: ['Urgence', 'Zinguerie', 'Rénovation', 'Démoussage'],
  },
  {
    says: '3: project location',
    on: home,
    at: '#realisations li p',
    shows: ['Mulhouse', 'Colmar', 'Strasbourg', 'Rixheim', 'Haguenau'],
  },
  { says: '2: reviews block', on: home, shows: ['4,9', '/5 sur Google', 'Notre note sur Google'] },
  { says: '2: callback form', on: home, at: '#rappel form', count: 1 },
  { says: '2: intervention-zone section', on: home, at: '#zones', count: 1 },
  {
    says: '1: free, no-obligation quote',
    on: home,
    shows: ['Devis gratuit sans engagement, sous 48 h'],
  },
  {
    says: '1: ten-year decennial warranty',
    on: home,
    shows: ['Garantie décennale 10 ans sur toute couverture neuve ou refaite'],
  },
  {
    says: '1: experience, since 2004',
    on: home,
    shows: ['Depuis 2004', 'Plus de 500 chantiers depuis 2004'],
  },
  { says: '1: callback within about 2 hours on average', on: home, shows: ['sous 2 h en moyenne'] },
  { says: '1: quote within 48 hours', on: home, shows: ['sous 48 h'] },
  {
    says: '1: Alsace, Franche-Comté and Jura',
    on: home,
    shows: ["les couvertures d'Alsace, de Franche-Comté et du Jura"],
  },
];

const titled = (says: string, on: string, titles: string[]): Line => ({
  says,
  on: [on],
  at: items,
  shows: titles,
});

const servicePagesLines: Line[] = [
  {
    says: '2: phone button',
    on: servicePages,
    at: 'main a',
    shows: [phone],
    to: company.phone.href,
  },
  {
    says: '2: quote button',
    on: servicePages,
    at: 'main a',
    shows: ['Devis gratuit'],
    to: '/contact',
  },
  { says: '2: 4 projects', on: servicePages, at: '#realisations ul > li', count: 4 },
  { says: '2: 4 project photos', on: servicePages, at: '#realisations ul > li img', count: 4 },
  titled('2: roofing services', roofing, [
    'Rénovation complète',
    'Réparation de fuites',
    "Pose de tuiles et d'ardoises",
    'Traitement antimousse',
    'Démoussage professionnel',
    'Nettoyage de toiture',
  ]),
  titled('2: roofing materials', roofing, [
    'Tuiles en terre cuite',
    'Ardoise',
    'Zinc',
    'Bac acier',
  ]),
  titled('2: roofing, decennial warranty card', roofing, ['Garantie décennale']),
  titled('2: roofing, 4-step process', roofing, [
    'Diagnostic',
    'Devis',
    'Planification',
    'Réalisation',
  ]),
  {
    says: '2: roofing, 4 steps',
    on: [roofing],
    at: 'main section > div > ol > li',
    count: 4,
    shows: ['Devis Sous 48 h'],
  },
  {
    says: '1: 15+ years (roofing page)',
    on: [roofing],
    at: 'main li',
    shows: ["15+ ans d'expérience"],
  },
  titled('2: zinc services', zinc, [
    'Gouttières',
    'Réparation de gouttières',
    "Descentes d'eau pluviale",
    'Zinguerie sur mesure',
    'Entretien',
    'Débouchage',
  ]),
  titled('2: zinc materials', zinc, ['Zinc naturel', 'Aluminium', 'PVC', 'Cuivre']),
  titled('2: insulation services', insulation, [
    'Combles perdus',
    'Sous rampants',
    "Isolation par l'extérieur",
    'Sarking',
    'Thermique et acoustique',
    'Conseil aides financières',
  ]),
  titled('2: insulation materials', insulation, [
    'Laine de verre',
    'Laine de roche',
    'Ouate de cellulose',
    'Polyuréthane',
  ]),
  titled("1: aids MaPrimeRénov', CEE, Éco-PTZ and reduced 5.5% VAT", insulation, [
    "MaPrimeRénov'",
    'CEE',
    'Éco-PTZ',
    'TVA à 5,5 %',
  ]),
  {
    says: '2: figures 30% / 15 years / RGE',
    on: [insulation],
    at: 'main li',
    shows: ["30% d'économies de chauffage", "15 ans d'expérience", 'RGE artisans qualifiés'],
  },
  {
    says: '1: up to 30% heating savings through insulation',
    on: [insulation],
    shows: ["jusqu'à 30 % d'économies de chauffage"],
  },
  {
    says: '2: where the official current conditions are',
    on: [insulation],
    shows: ['france-renov.gouv.fr', 'service-public.gouv.fr'],
  },
  { says: '2: moss removal, before list', on: [moss], at: 'main h2', shows: ['Avant'] },
  { says: '2: moss removal, after list', on: [moss], at: 'main h2', shows: ['Après'] },
  titled('2: moss removal services', moss, [
    'Démoussage manuel',
    'Nettoyage de toiture',
    'Traitement antimousse',
    'Protection hydrofuge',
    'Nettoyage des gouttières',
  ]),
  titled('2: moss removal products', moss, [
    'Antimousse',
    'Hydrofuge',
    'Brosses nylon',
    'Rinçage à basse pression',
  ]),
  titled('2: moss removal warranty', moss, ['garantie professionnelle']),
  titled('2: moss removal, 4-step process', moss, [
    'Inspection',
    'Nettoyage',
    'Traitement',
    'Protection',
  ]),
  titled('2: general works, expertise trio', general, [
    'Façades',
    'Charpente et combles',
    'Extensions',
  ]),
  titled('1: general works', general, [
    'Rénovation de façade',
    'Bardage',
    'Charpente',
    'Aménagement de combles',
    'Fenêtres de toit',
    'Terrasses',
    'Pergolas',
  ]),
  titled('2: general works materials', general, ['Bois', 'PVC', 'Composite', 'Pierre']),
  titled('2: general works, 4-step approach', general, [
    'Étude',
    'Conception',
    'Réalisation',
    'Livraison',
  ]),
  {
    says: '1: 10+ years and 200+ projects (general works page)',
    on: [general],
    at: 'main li',
    shows: ["10+ ans d'expérience", '200+ projets'],
  },
];

const emergencyPage: Line[] = [
  {
    says: '2: the phone number first',
    on: emergency,
    at: 'main > section:first-child a',
    shows: [phone],
    to: company.phone.href,
  },
  {
    says: '2: 3 intervention types',
    on: emergency,
    at: 'main h3',
    shows: ['Fuite de toiture', 'Dégâts de tempête', 'Éléments tombés'],
  },
  {
    says: '2: 4 emergency projects',
    on: emergency,
    at: '#realisations ul > li',
    count: 4,
    shows: ['Urgence'],
  },
  {
    says: '2: 4-step process',
    on: emergency,
    at: 'main ol > li > h3',
    count: 4,
    shows: ['Appel', 'Déplacement', 'Sécurisation', 'Devis'],
  },
  {
    says: '2: Déplacement within the hour',
    on: emergency,
    at: 'main ol > li',
    shows: ["Déplacement Dans l'heure"],
  },
  {
    says: '2: guarantees 24h, 7j/7, 1h',
    on: emergency,
    at: 'main li',
    shows: ['24 h', '7j/7', '1 h au maximum'],
  },
  {
    says: '1: emergency arrival within 1 hour at most, where that is possible',
    on: emergency,
    shows: ['Près de Rixheim, nous sommes chez vous en 1 h au maximum ; au-delà de 50 km'],
  },
  { says: '1: emergency roof repair 24h/24, 7j/7', on: emergency, shows: ['Urgence 24h/24, 7j/7'] },
];

const zonePage: Line[] = [
  {
    says: '3: priority group, range and label',
    on: zone,
    at: '#zones article',
    shows: ['0–50 km', 'Intervention rapide'],
  },
  {
    says: '3: Franche-Comté group, range and label',
    on: zone,
    at: '#zones article',
    shows: ['50–150 km', 'Intervention planifiée'],
  },
  {
    says: '9: cities shown per zone card: 12',
    on: zone,
    at: '#zones article:first-of-type li',
    count: 12,
    shows: priorityTowns.slice(0, 12),
  },
  {
    says: "3: then 'et N autres villes...'",
    on: zone,
    at: '#zones article:first-of-type',
    shows: ['et 38 autres villes...'],
  },
  {
    says: '2: the priority card does not link its cities',
    on: zone,
    at: '#zones article:first-of-type li a',
    count: 0,
  },
  {
    says: '3: Franche-Comté, 10 towns',
    on: zone,
    at: '#zones article:nth-of-type(2) li',
    count: 10,
    shows: francheComteTowns,
  },
  {
    says: '2: the Franche-Comté card turns city names into links',
    on: zone,
    at: '#zones article:nth-of-type(2) li a',
    count: 10,
  },
  ...townTable.map(({ id, name }) => ({
    says: `2: the lists link to /${id}`,
    on: zone,
    at: 'main nav a',
    shows: [name],
    to: `/${id}`,
  })),
  { says: '2: anchor #alsace', on: zone, at: 'main #alsace', count: 1, shows: ['Alsace'] },
  {
    says: '2: anchor #franche-comte',
    on: zone,
    at: 'main #franche-comte',
    count: 1,
    shows: ['Franche-Comté'],
  },
  {
    says: '2: anchor #lorraine',
    on: zone,
    at: 'main #lorraine',
    count: 1,
    shows: ['Lorraine', 'sur demande'],
  },
  { says: '1: coverage within 200 km of Rixheim', on: zone, shows: ['dans un rayon de 200 km'] },
  {
    says: '1: the zone page text also says 150 km',
    on: zone,
    shows: ['dans un rayon de 150 km autour de Rixheim'],
  },
  {
    says: '1: priority zone 50 km',
    on: zone,
    shows: ["50 premiers kilomètres autour de l'atelier"],
  },
  {
    says: '9: callback, quote and emergency delays',
    on: zone,
    shows: ['sous 2 h en moyenne', 'sous 48 h', 'en 1 h au maximum'],
  },
  { says: '9: hours', on: zone, shows: [hoursSentence(office)] },
];

const contactPage: Line[] = [
  { says: '2: contact details', on: contact, shows: [phone, company.email, ...address] },
  {
    says: '2: opening hours',
    on: contact,
    at: 'main dl > div',
    shows: [...office.map(({ days, hours }) => `${days} ${hours}`), 'Urgences 24h/24, 7j/7'],
  },
  { says: '2: the contact message form', on: contact, at: 'main form', count: 1 },
  ...['nom', 'email', 'telephone', 'ville', 'sujet', 'message'].map((name) => ({
    says: `3: contact message, ${name}`,
    on: contact,
    at: `main form [name="${name}"]`,
    count: 1,
  })),
];

const withCallback = [...home, '/urgence', ...townPages];
const callbackForm: Line[] = [
  ...['nom', 'prenom', 'telephone', 'email', 'ville', 'service', 'message', 'datePreferee'].map(
    (name) => ({
      says: `3: callback request, ${name}`,
      on: withCallback,
      at: `#rappel form [name="${name}"]`,
      count: 1,
    }),
  ),
  {
    says: '3: optional fields',
    on: withCallback,
    at: '#rappel form :is(input, select, textarea):not([required])',
    count: 3,
  },
  {
    says: '3: service choices',
    on: withCallback,
    at: '#rappel option:not([value=""])',
    count: 7,
    shows: [...services, 'Urgence fuite', 'Autre'],
  },
];

/** Whose names are said with “d’”. */
const elided = ['illkirch-graffenstaden', 'hericourt'];
const townLines: Line[] = [
  ...townTable.flatMap(({ id, name, radius, area, km }) => [
    { says: `2: ${id}, heading`, on: [`/${id}`], at: 'h1', shows: [name] },
    {
      says: `2: ${id}, radius ${radius} km`,
      on: [`/${id}`],
      shows: [`${radius} km autour ${elided.includes(id) ? 'd’' : 'de '}${name}`],
    },
    // The workshop is in Rixheim: no distance is worth saying there.
    ...(id === 'rixheim'
      ? []
      : [
          {
            says: `2: ${id}, its real distance`,
            on: [`/${id}`],
            shows: [`${km} km à vol d’oiseau`],
          },
        ]),
    // Of three towns the table's note is said so that it is true where they lie.
    ...(area
      ? [{ says: `2: ${id}, area note`, on: [`/${id}`], at: 'main dl > div', shows: [area] }]
      : []),
  ]),
  { says: '2: a tagline', on: townPages, at: 'main > section:first-child p:not(.lead)', count: 1 },
  { says: '2: a lead paragraph', on: townPages, at: 'main > section:first-child p.lead', count: 1 },
  {
    says: '2: a free-quote button',
    on: townPages,
    at: 'main > section:first-child a',
    shows: ['Devis gratuit'],
    to: '#rappel',
  },
  {
    says: '2: an emergency button',
    on: townPages,
    at: 'main > section:first-child a',
    shows: ['Urgence'],
    to: '/urgence',
  },
  {
    says: '2: a 24h/24 7j/7 emergency phone banner',
    on: townPages,
    at: 'main > aside',
    shows: ['Urgence 24h/24, 7j/7', phone],
  },
  {
    says: "2: with a call link labelled 'Appeler maintenant'",
    on: townPages,
    at: 'main > aside a',
    shows: ['Appeler maintenant'],
    to: company.phone.href,
  },
  {
    says: '2: two text blocks, specialities',
    on: townPages,
    at: 'main h3',
    shows: ['Nos travaux et spécialités'],
  },
  {
    says: '2: qualifications claimed',
    on: townPages,
    at: 'main li',
    shows: [
      'Artisans qualifiés RGE',
      'Devis gratuit et sans engagement',
      'Garantie professionnelle',
    ],
  },
  {
    says: '1: forestry work is also mentioned on local pages',
    on: townPages,
    at: 'main li',
    shows: ['Travaux forestiers'],
  },
  {
    says: '2: three shared content sections, services',
    on: townPages,
    at: '#services ol > li',
    count: 5,
  },
  {
    says: '2: three shared content sections, why choose us',
    on: townPages,
    at: '#services li',
    shows: [
      '500+ chantiers',
      "20 ans d'expérience",
      '98% de clients satisfaits',
      '24 h sur 24 en urgence',
    ],
  },
  {
    says: '2: three shared content sections, the callback form',
    on: townPages,
    at: '#rappel form',
    count: 1,
  },
];

const legalLines: Line[] = [
  {
    says: '2: legal notice, topics',
    on: [legal],
    at: 'main h2',
    shows: [
      "Identité de l'entreprise",
      'Contact',
      'Horaires',
      'Directeur de la publication',
      'Hébergement',
      'Propriété intellectuelle',
      'Données personnelles',
      'Cookies',
      'Responsabilité',
      'Droit applicable',
    ],
  },
  { says: '2: the courts of Mulhouse', on: [legal], shows: ['tribunaux de Mulhouse'] },
  { says: '9: share capital 10 000 euros', on: [legal], shows: ['Capital social : 10 000 euros'] },
  { says: '9: last update 1 August 2025', on: legalPages, at: 'main p', shows: ['1er août 2025'] },
  {
    says: '2: privacy policy, topics',
    on: [privacy],
    at: 'main h2',
    shows: [
      'Responsable du traitement',
      'Données recueillies',
      'Finalités',
      'Bases légales',
      'Destinataires',
      'Durées de conservation',
      'Vos droits',
      'Sécurité',
      'Cookies',
      "Transferts hors de l'Union européenne",
      'Réclamation auprès de la CNIL',
      'Modifications',
      'Contact',
    ],
  },
  { says: '9: privacy policy version 1.0', on: [privacy], shows: ['Version 1.0'] },
  {
    says: '9: data retention',
    on: [privacy],
    at: 'main li',
    shows: [
      '3 ans après le dernier contact',
      '10 ans après la fin du contrat',
      'Pièces comptables : 10 ans',
      '13 mois au maximum',
    ],
  },
  {
    says: '9: replies to rights requests within one month',
    on: legalPages,
    shows: ["dans un délai d'un mois"],
  },
  {
    says: '1: decennial warranty, RGE certification, professional warranty',
    on: ['/garanties'],
    shows: ['Garantie décennale : 10 ans', 'La qualification RGE', 'Garantie professionnelle'],
  },
];

/** Sections 1, 2, 3 and 9 of the specification, line by line. */
const shown: Line[] = [
  ...everyPage,
  ...homePage,
  ...servicePagesLines,
  ...emergencyPage,
  ...zonePage,
  ...contactPage,
  ...callbackForm,
  ...townLines,
  ...legalLines,
];

/** What the blocks of the home page hold, in the order of the specification. */
const homeOrder = [
  'h1',
  '.intro',
  '#services',
  '.quote-banner',
  '.reasons',
  '#realisations',
  '.rating',
  '#rappel form',
  '#zones',
];

/** What a red line means to who has changed a text. */
const contract = 'the contract fixes this: it is changed there first';

/** As a reader compares: one kind of apostrophe, one kind of space. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** What of a line a page lacks; `places` are the elements of its place. */
function lacks(
  line: Line,
  places: { text: string; label: string | null; href: string | null }[],
): string[] {
  const candidates = line.to === undefined ? places : places.filter(({ href }) => href === line.to);
  const isThere = (text: string) =>
    candidates.some((place) =>
      [place.text, place.label ?? ''].some((found) => plain(found).includes(plain(text))),
    );
  return [
    ...(line.shows ?? [])
      .filter((text) => !isThere(text))
      .map((text) => `${line.says}: “${text}” is not at ${line.at ?? 'main'}`),
    ...(line.count === undefined || line.count === places.length
      ? []
      : [`${line.says}: ${places.length} instead of ${line.count} at ${line.at}`]),
  ];
}

/** The words of an element as they are read: what stands in blocks or marks side by side are words apart. */
function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(
      'p, li, div, dt, dd, h1, h2, h3, td, b, small, strong, span',
    );
    text += (before === undefined || before === block ? '' : ' ') + (node.textContent ?? '');
    before = block;
  }
  return text;
}

for (const path of pages) {
  test(`${path} shows every line of the specification that names it`, () => {
    const lines = shown.filter(({ on }) => on.includes(path));
    expect(lines).not.toEqual([]);
    const document = documentOf(path);
    const found = lines.map(({ at = 'main' }) =>
      [...document.querySelectorAll(at)].map((element) => ({
        text: wordsOf(element),
        label: element.getAttribute('aria-label'),
        href: element.getAttribute('href'),
      })),
    );
    const missing = lines.flatMap((line, index) => lacks(line, found[index] ?? []));
    expect(missing, contract).toEqual([]);
  });
}

test('what only the owner can tell is absent while he has not', () => {
  const { rgeNumber, certibiocide } = company.legal;
  if (contentFiles().every((file) => !file.startsWith('reviews/')))
    expect(documentOf('/').querySelector('.reviews')).toBeNull();
  // No stars for a note that nobody can read.
  if (!documentOf('/').querySelector('.rating a'))
    expect(documentOf('/').querySelector('.rating__stars')).toBeNull();
  if (contentFiles().every((file) => !file.startsWith('people/')))
    expect(documentOf('/garanties').querySelector('.people')).toBeNull();
  if (!rgeNumber)
    expect(documentOf('/services/isolation').querySelector('main')?.textContent).not.toMatch(
      /Qualifiés\s+RGE/,
    );
  if (!certibiocide)
    expect(
      documentOf('/services/demoussage-toiture').querySelector('main')?.textContent,
    ).not.toMatch(/Certibiocide/);
});

test('the home page has its blocks in the order of the specification', () => {
  const blocks = [...documentOf('/').querySelectorAll('main > section')];
  const order = homeOrder.map((mark) =>
    blocks.findIndex((block) => block.matches(mark) || block.querySelector(mark)),
  );
  expect(order, contract).toEqual([...homeOrder.keys()]);
});
