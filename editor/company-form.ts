/** The company's facts as the editor shows them: the fields of their schema, with the words that an owner reads beside each. */
import type { FieldShape } from '../build/field-shape.ts';
import { companySchema } from '../settings/company.ts';

/** By the path of a field; in a list, of each item. */
const words: Record<string, [title: string, description?: string]> = {
  name: ['Nom'],
  foundedIn: ['Année de fondation', 'Comme « 2004 ».'],
  phone: ['Téléphone', 'Montré sur toutes les pages, comme « 03 53 01 20 04 ».'],
  mobile: ['Portable', 'Un portable qui reçoit des SMS, pour qui ne peut pas téléphoner.'],
  email: ['E-mail', 'L’adresse qui reçoit les demandes.'],
  siteUrl: ['Adresse du site', 'Sans chemin, comme « https://www.exemple.fr ». Une adresse donnée dans le fichier .env l’emporte.'],
  formForwardUrl: ['Où vont les formulaires', 'À ne changer qu’avec qui vous a installé le site.'],
  address: ['Adresse'],
  'address.street': ['Rue'],
  'address.postalCode': ['Code postal'],
  'address.city': ['Ville', 'Si l’atelier déménage, changez aussi la position.'],
  position: ['Position de l’atelier', 'Toutes les distances du site se mesurent d’ici.'],
  'position.latitude': ['Latitude', 'Degrés nord, comme « 47.7497 ».'],
  'position.longitude': ['Longitude', 'Degrés est, comme « 7.4020 ».'],
  figures: ['Chiffres', 'Ce que vous pouvez prouver. Un chiffre qu’aucun texte ne nomme peut manquer.'],
  'figures.projects': ['Chantiers depuis la fondation', 'Au moins.'],
  'figures.satisfaction': ['Clients satisfaits', 'En pour cent.'],
  'figures.rating': ['Moyenne des avis', 'Sur 5.'],
  'figures.roofingYears': ['Années de couverture', 'Au moins.'],
  'figures.generalWorksYears': ['Années de travaux généraux', 'Au moins.'],
  'figures.generalWorksProjects': ['Chantiers de travaux généraux', 'Au moins.'],
  'figures.callbackHours': ['Rappel', 'Heures jusqu’au rappel, en moyenne.'],
  'figures.quoteHours': ['Devis', 'Heures jusqu’au devis, au plus.'],
  'figures.arrivalHours': ['Arrivée en urgence', 'Heures, au plus.'],
  builder: ['Qui a fait le site', 'Au bas de chaque page.'],
  'builder.name': ['Nom'],
  'builder.url': ['Adresse', 'Avec elle, le nom est un lien.'],
  social: ['Réseaux', 'Au bas de chaque page.'],
  'social.name': ['Nom'],
  'social.url': ['Adresse', 'Sans adresse, le réseau n’est pas un lien.'],
  legal: ['Ce que veut la loi', 'Une ligne sans valeur manque dans les pages.'],
  'legal.form': ['Forme juridique', 'Comme « SARL ».'],
  'legal.shareCapital': ['Capital', 'Comme « 10 000 euros ».'],
  'legal.siren': ['SIREN', 'Neuf chiffres.'],
  'legal.register': ['Registre', 'Comme « RCS Mulhouse 732 829 320 ».'],
  'legal.court': ['Tribunal', 'La ville des tribunaux compétents.'],
  'legal.vatNumber': ['Numéro de TVA', 'Comme « FR44732829320 ».'],
  'legal.publicationDirector': ['Directeur de la publication', 'Comme « Jeanne Martin, gérante ».'],
  'legal.host': ['Hébergeur', 'Nom, adresse et téléphone.'],
  'legal.insurer': ['Assureur décennal', 'Nom, adresse et numéro de contrat.'],
  'legal.insuranceTerritory': ['Territoire de l’assurance', 'Comme « France métropolitaine ».'],
  'legal.liabilityInsurer': ['Assureur de responsabilité civile', 'Nom, adresse et territoire.'],
  'legal.mediator': ['Médiateur', 'Nom, adresse et site.'],
  'legal.rgeNumber': ['Numéro RGE'],
  'legal.certibiocide': ['Certibiocide', 'Numéro et date de fin.'],
  'legal.priceList': ['Prix', 'Déplacement et main-d’œuvre, en une ligne, ou l’adresse d’une page.'],
};

function shapeOf(schema: object, path: string[]): FieldShape {
  const [title = path.at(-1) ?? '', description] = words[path.join('.')] ?? [];
  const about = { title, ...(description !== undefined && { description }) };
  if ('wrapped' in schema && isObject(schema.wrapped)) return shapeOf(schema.wrapped, path);
  if ('item' in schema && isObject(schema.item)) return { ...about, type: 'array', items: shapeOf(schema.item, path) };
  if (!('entries' in schema) || !isObject(schema.entries)) return { ...about, type: 'string' };
  const entries = Object.entries(schema.entries).filter((entry): entry is [string, object] => isObject(entry[1]));
  return {
    ...about,
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, below]) => [name, shapeOf(below, [...path, name])])),
    required: entries.filter(([, below]) => isNeeded(below)).map(([name]) => name),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A group is always shown; a text has to be there where an empty one stands for none. */
const isNeeded = (schema: object): boolean => !('wrapped' in schema) || ('default' in schema && schema.default !== undefined);

/** The facts: every value is a text, as `company.yaml` is read. */
export const companyShape: FieldShape = shapeOf(companySchema, []);
