import { twoDigits } from '../../src/navigation.ts';
import { legalPages, pages, townPages } from './routes.ts';
import { readOffice, testSite } from './site.ts';
import { francheComteTowns, priorityTowns, townTable } from './towns.ts';

const { company } = testSite();
const office = readOffice();
const phone = company.phone.display;
const call = { [phone]: company.phone.href };
const quote = { 'Devis gratuit': '/contact' };
const address = [company.address.street, `${company.address.postalCode} ${company.address.city}`];
/** The pages of the services. */
export const [roofing, zinc, insulation, moss, general] = [
  '/services/toiture',
  '/services/zinguerie',
  '/services/isolation',
  '/services/demoussage-toiture',
  '/services/travaux-general',
] as const;

/** The services in their order, with their pages: all that menus, cards, form and sitemap show. */
export const services: Record<string, string> = {
  Toiture: roofing,
  Zinguerie: zinc,
  Isolation: insulation,
  'Démoussage de toiture': moss,
  'Travaux général': general,
};
const names = Object.keys(services);
const servicePages = Object.values(services);
const linked = (before = '') =>
  Object.fromEntries(Object.entries(services).map(([name, path]) => [before + name, path]));

/** The sitemap's entries and what they say. */
export const sitemap: Record<string, string> = {
  '/': 'weekly 1.0',
  ...Object.fromEntries(servicePages.map((path) => [path, 'monthly 0.9'])),
  '/zone-intervention': 'monthly 0.8',
  '/urgence': 'monthly 0.8',
  '/contact': 'monthly 0.8',
  ...Object.fromEntries(townPages.map((path) => [path, 'monthly 0.8'])),
  ...Object.fromEntries(legalPages.map((path) => [path, 'monthly 0.3'])),
};
const withCallback = ['/', '/urgence', ...townPages];

/** The fields of the two forms in their order, with their labels. */
export const formFields: Record<'callback' | 'contact', Record<string, string>> = {
  callback: {
    nom: 'Nom (obligatoire)',
    prenom: 'Prénom (obligatoire)',
    telephone: 'Téléphone (obligatoire)',
    email: 'E-mail (facultatif)',
    ville: 'Ville (obligatoire)',
    service: 'Type de prestation (obligatoire)',
    message: 'Message (facultatif)',
    datePreferee: 'Date préférée (facultatif)',
  },
  contact: {
    nom: 'Nom (obligatoire)',
    email: 'E-mail (obligatoire)',
    telephone: 'Téléphone (obligatoire)',
    ville: 'Ville (obligatoire)',
    sujet: 'Sujet (obligatoire)',
    message: 'Message (obligatoire)',
  },
};

/** What a page shows of a form: each of its fields once, with its label, and no others. */
const fieldsOf = (form: string, fields: Record<string, string>): Line[] => [
  [form, 1],
  [`${form} :is(input, select, textarea)`, Object.keys(fields).length],
  [`${form} [required]`, Object.values(fields).filter((label) => /obligatoire/.test(label)).length],
  ...Object.entries(fields).map(
    ([name, label]): Line => [`${form} .field:has([name="${name}"])`, 1, label],
  ),
];

const first = 'main > section:first-child';
const above = 'body > :not(main, footer)';
/** A section with a list of items that have these headings. */
const items = 'main h3, main li b, main li strong, .warranty h2';
const projects = '#realisations ul > li';
const card = '#zones article:nth-of-type';

/**
 * What a place of a page shows. The place is a CSS selector. A number is the count of its elements,
 * a text is within one of them, and an object has the addresses of links by their texts.
 */
export type Line = [place: string, ...shows: (number | string | Record<string, string>)[]];

/** Sections 1, 2, 3 and 9 of the specification, line by line: pages and what they show. */
export const shown: [on: string[], ...lines: Line[]][] = [
  [
    pages,
    [`body > aside > a[aria-label="Appeler le ${phone}"][href^="tel:"]`, 1],
    ['footer', phone, company.email, ...address],
    ['footer a', { [company.builder.name]: company.builder.url, Garanties: '/garanties' }],
    // Placeholders.
    ['footer a:not([href])', ...company.social.map(({ name }) => name)],
    [`${above} a`, call],
    [`${above} a[href^="mailto:${company.email}"]`, company.email],
    [`${above} address`, 'Rixheim'],
    ['header nav a.button', { 'Devis Gratuit': '/contact' }],
    ['header nav a', { Accueil: '/', "Zone d'intervention": '/zone-intervention' }],
    ['header nav a', { ...linked(), 'Urgence 7j/7': '/urgence', Contact: '/contact' }],
  ],
  [
    ['/'],
    ['h1', 1],
    [first, 'dans un rayon de 200 km autour de Rixheim'],
    [`${first} p`, "20 ANS D'EXPÉRIENCE", 'GARANTIE DÉCENNALE'],
    [`${first} a`, quote, { 'Urgence 7j/7': '/urgence' }, call],
    ['h2', 'Entreprise de Couverture et Rénovation en Alsace'],
    ['#services ol > li', names.length, ...names.map((_, index) => twoDigits(index + 1))],
    ['#services ol > li img', names.length],
    ['#services ol > li p', names.length],
    ['#services a', linked('En savoir plus : ')],
    ['#services + section a', quote, { 'Voir nos réalisations': '#realisations' }],
    // The six benefits, badges and statistics.
    ['main h3', 'Garantie décennale', "20 ans d'expérience", 'Artisans qualifiés RGE'],
    ['main h3', 'Intervention 7j/7', 'Matériaux haut de gamme', 'Proximité locale'],
    [
      'main li',
      "20 ans d'expérience Plus de 500 chantiers",
      '500+ chantiers',
      "20 ans d'expérience",
      '98 % de clients satisfaits',
      '24 h sur 24 en urgence',
    ],
    ['.reasons + * li', '4,9/5 sur Google', 'Certification RGE', 'Assurance décennale'],
    [projects, 5],
    [`${projects} img`, 5],
    [`${projects} h3`, 5],
    [`${projects} p`, 'Urgence', 'Zinguerie', 'Rénovation', 'Démoussage'],
    [`${projects} p`, 'Mulhouse', 'Colmar', 'Strasbourg', 'Rixheim', 'Haguenau'],
    ['#zones', 1],
    ['.rating', '4,9/5 sur Google', 'Certification RGE', 'Assurance décennale'],
    ['main', 'Devis gratuit sans engagement, sous 48 h', 'sous 2 h en moyenne'],
    ['main', '10 ANS GARANTIE DÉCENNALE'],
    ['main', 'Depuis 2004', 'Plus de 500 chantiers depuis 2004'],
    ['main', "les couvertures d'Alsace, de Franche-Comté et du Jura"],
  ],
  [servicePages, ['main a', call, quote], [projects, 4], [`${projects} img`, 4]],
  [
    [roofing],
    [items, 'Rénovation complète', 'Réparation de fuites', "Pose de tuiles et d'ardoises"],
    [items, 'Traitement antimousse', 'Démoussage professionnel', 'Nettoyage de toiture'],
    [items, 'Tuiles en terre cuite', 'Ardoise', 'Zinc', 'Bac acier', 'Garantie décennale'],
    [items, 'Diagnostic', 'Devis', 'Planification', 'Réalisation'],
    ['main section > div > ol > li', 4, 'Devis Sous 48 h'],
    ['main li', "15+ ans d'expérience"],
  ],
  [
    [zinc],
    [items, 'Gouttières', 'Réparation de gouttières', "Descentes d'eau pluviale"],
    [items, 'Zinguerie sur mesure', 'Entretien', 'Débouchage'],
    [items, 'Zinc naturel', 'Aluminium', 'PVC', 'Cuivre'],
  ],
  [
    [insulation],
    [items, 'Combles perdus', 'Sous rampants', "Isolation par l'extérieur"],
    [items, 'Sarking', 'Thermique et acoustique', 'Conseil aides financières'],
    [items, 'Laine de verre', 'Laine de roche', 'Ouate de cellulose', 'Polyuréthane'],
    [items, "MaPrimeRénov'", 'CEE', 'Éco-PTZ', 'TVA à 5,5 %'],
    ['main li', "30 % d'économies de chauffage", "15 ans d'expérience", 'RGE artisans qualifiés'],
    ['main', "jusqu'à 30 % d'économies de chauffage"],
    ['main', 'france-renov.gouv.fr', 'service-public.gouv.fr'],
  ],
  [
    [moss],
    ['main h2', 'Avant', 'Après'],
    [items, 'Démoussage manuel', 'Nettoyage de toiture', 'Traitement antimousse'],
    [items, 'Protection hydrofuge', 'Nettoyage des gouttières'],
    [items, 'Antimousse', 'Hydrofuge', 'Brosses nylon', 'Rinçage à basse pression'],
    [items, 'garantie professionnelle'],
    [items, 'Inspection', 'Nettoyage', 'Traitement', 'Protection'],
  ],
  [
    [general],
    [items, 'Façades', 'Charpente et combles', 'Extensions', 'Rénovation de façade', 'Bardage'],
    [items, 'Charpente', 'Aménagement de combles', 'Fenêtres de toit', 'Terrasses', 'Pergolas'],
    [items, 'Bois', 'PVC', 'Composite', 'Pierre'],
    [items, 'Étude', 'Conception', 'Réalisation', 'Livraison'],
    ['main li', "10+ ans d'expérience", '200+ projets'],
  ],
  [
    ['/urgence'],
    [`${first} a`, call],
    ['main h3', 'Fuite de toiture', 'Dégâts de tempête', 'Éléments tombés'],
    [projects, 4, 'Urgence'],
    ['main ol > li > h3', 4, 'Appel', 'Déplacement', 'Sécurisation', 'Devis'],
    ['main ol > li', "Déplacement Dans l'heure"],
    ['main li', '24 h', '7j/7', '1 h au maximum'],
    ['main', "Près de Rixheim, jusqu'à 50 km de route, nous sommes chez vous en 1 h au maximum"],
    ['main', 'Urgence 24h/24, 7j/7'],
    [`${first} li`, '24 h', '7j/7', '1 h au maximum'],
  ],
  [
    ['/zone-intervention'],
    ['#zones article', '0–50 km', 'Intervention rapide', '50–150 km', 'Intervention planifiée'],
    [`${card}(1)`, 'et 38 autres villes...'],
    [`${card}(1) li`, 12, ...priorityTowns.slice(0, 12)],
    [`${card}(1) li a`, 0],
    [`${card}(2) li`, 10, ...francheComteTowns],
    [`${card}(2) li a`, 10],
    ['main nav a', Object.fromEntries(townTable.map(({ id, name }) => [name, `/${id}`]))],
    ['main #alsace', 1, 'Alsace'],
    ['main #franche-comte', 1, 'Franche-Comté'],
    ['main #lorraine', 1, 'Lorraine', 'sur demande'],
    ['main', 'dans un rayon de 200 km', 'dans un rayon de 150 km autour de Rixheim'],
    ['main', "50 premiers kilomètres autour de l'atelier"],
  ],
  [
    ['/contact'],
    ['main', phone, company.email, ...address],
    ['main dl > div', ...office.map(({ days, hours }) => `${days} ${hours}`)],
    ['main dl > div', 'Urgences 24h/24, 7j/7'],
    ...fieldsOf('main form', formFields.contact),
  ],
  [
    withCallback,
    ...fieldsOf('#rappel form', formFields.callback),
    ['#rappel option:not([value=""])', names.length + 2, ...names, 'Urgence fuite', 'Autre'],
  ],
  [
    townPages,
    [`${first} .heading-2`, 1],
    [`${first} p.lead`, 1],
    [`${first} a`, { 'Devis gratuit': '#rappel', Urgence: '/urgence' }],
    [`${first} aside`, 'Urgence 24h/24, 7j/7', phone],
    [`${first} aside a`, { 'Appeler maintenant': company.phone.href }],
    ['main h3', 'Nos travaux et spécialités'],
    ['main li', 'Artisans qualifiés RGE', 'Devis gratuit et sans engagement'],
    ['main li', 'Garantie professionnelle', 'Travaux forestiers'],
    ['#services ol > li', names.length],
    ['#rappel form', 1],
  ],
  ...townTable.map(({ id, name, radius, area, km }): [string[], ...Line[]] => [
    [`/${id}`],
    ['h1', name],
    ['main', `${radius} km autour ${/^(?:Ill|Hér)/.test(name) ? 'd’' : 'de '}${name}`],
    // The workshop is in Rixheim, so there is no distance.
    km > 0 ? ['main', `${km} km à vol d’oiseau`] : ['main', company.address.street],
    // The hour is promised where the workshop is near by any road.
    [`${first} aside`, km < 10 ? 'Chez vous en 1 h au maximum' : "Nous vous disons l'heure"],
    ['main dl > div', area],
  ]),
  [
    legalPages,
    ['main p', '1er août 2025'],
    ['main', "dans un délai d'un mois"],
    ['main h2', 'Contact', 'Cookies'],
  ],
  [
    ['/mentions-legales'],
    ['main h2', "Identité de l'entreprise", 'Horaires', 'Directeur de la publication'],
    ['main h2', 'Hébergement', 'Propriété intellectuelle', 'Données personnelles'],
    ['main h2', 'Responsabilité', 'Droit applicable'],
    ['main', 'tribunaux de Mulhouse', 'Capital social : 10 000 euros'],
  ],
  [
    ['/politique-confidentialite'],
    ['main h2', 'Responsable du traitement', 'Données recueillies', 'Finalités'],
    ['main h2', 'Bases légales', 'Destinataires', 'Durées de conservation', 'Vos droits'],
    ['main h2', 'Sécurité', "Transferts hors de l'Union européenne", 'Modifications'],
    ['main h2', 'Réclamation auprès de la CNIL'],
    ['main', 'Version 1.0'],
    ['main li', '3 ans après le dernier contact', '10 ans après la fin du contrat'],
    ['main li', 'Pièces comptables : 10 ans', '13 mois au maximum'],
  ],
  [
    ['/garanties'],
    ['main', '10 ans Garantie décennale', 'La qualification RGE', 'Garantie professionnelle'],
  ],
];
