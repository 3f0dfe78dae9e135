/**
 * The files that the settings read, as the editor shows and checks them: the company's facts, the colours, the zones. Their fields are those of
 * the schemas in `settings/`.
 */
import * as v from 'valibot';
import type { FieldShape } from '../build/field-shape.ts';
import { called, type FieldMistake } from '../build/schema-check.ts';
import { brandFile, brandSchema, checkBrand } from '../settings/brand.ts';
import { companySchema } from '../settings/company.ts';
import { withoutGaps } from '../settings/company-file.ts';
import { contentFolder } from '../settings/content-folder.ts';
import { SettingError } from '../settings/fail.ts';
import { zonesSchema } from '../settings/zones.ts';
import { paletteOf, UnfitColour } from '../src/styles/palette.ts';

/** The company's facts, by the path of a field; in a list, of each item. */
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

/** What a schema says of a field, with words for fields whose schema has none. */
function shapeOf(schema: object, path: string[] = []): FieldShape {
  const [known, help] = words[path.join('.')] ?? [];
  const said = isSchema(schema) ? { title: v.getTitle(schema), description: v.getDescription(schema), more: v.getMetadata(schema) } : {};
  const title = said.title ?? known;
  const description = said.description ?? help;
  const about: FieldShape = { ...(title !== undefined && { title }), ...(description !== undefined && { description }), ...said.more };
  const below = (name: 'wrapped' | 'item' | 'value' | 'entries') => {
    const found: unknown = Object.entries(schema).find(([key]) => key === name)?.[1];
    return isObject(found) ? found : undefined;
  };
  const [wrapped, item, value, fields] = [below('wrapped'), below('item'), below('value'), below('entries')];
  if (wrapped) return { ...about, ...shapeOf(wrapped, path) };
  if (item) return { ...about, type: 'array', items: shapeOf(item, path) };
  if (value) return { ...about, type: 'object', additionalProperties: shapeOf(value, path) };
  if ('options' in schema && Array.isArray(schema.options)) return { ...about, type: 'string', enum: schema.options.map(String) };
  if (!fields) return { ...about, type: 'type' in schema && schema.type === 'number' ? 'number' : 'string' };
  const entries = Object.entries(fields).filter((entry): entry is [string, object] => isObject(entry[1]));
  return {
    ...about,
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, shapeOf(field, [...path, name])])),
    required: entries.filter(([, field]) => isNeeded(field)).map(([name]) => name),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: object): value is v.GenericSchema => 'kind' in value && value.kind === 'schema';

/** A group is always shown; a text has to be there where an empty one stands for none. */
const isNeeded = (schema: object): boolean => !('wrapped' in schema) || ('default' in schema && schema.default !== undefined);

/** What is wrong with a file by its schema. */
function mistakesBy(schema: v.GenericSchema, written: unknown, shape: FieldShape): FieldMistake[] {
  const { issues = [] } = v.safeParse(schema, written);
  return issues.map(({ path: keys = [], message }) => {
    const path = keys.map(({ key }) => String(key));
    return { path, text: `${called(path, shape, written)} : ${message}` };
  });
}

/** What the drawings and the contrasts of a brand are refused for. */
function brandMistakes(written: unknown): FieldMistake[] {
  try {
    paletteOf(checkBrand({ written, place: () => brandFile }, contentFolder));
    return [];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const path = error instanceof UnfitColour ? error.field : [];
    const text = error.message.replace(`${brandFile} : `, '');
    return [{ path, text: path.length > 0 ? text.replace(path.join('.'), `${called(path, brandShape, written)} :`) : text }];
  }
}

const companyShape = shapeOf(companySchema);
const brandShape = shapeOf(brandSchema);
const zonesShape = shapeOf(zonesSchema);

/** By the name of its file: the fields, and what is wrong with what a file says. */
export const settingsForms = {
  /** Every value is a text, as `company.yaml` is read. */
  company: { shape: companyShape, mistakes: (written: unknown) => mistakesBy(companySchema, withoutGaps(written), companyShape) },
  brand: {
    shape: brandShape,
    mistakes: (written: unknown) => {
      const mistakes = mistakesBy(brandSchema, written, brandShape);
      return mistakes.length > 0 ? mistakes : brandMistakes(written);
    },
  },
  zones: { shape: zonesShape, mistakes: (written: unknown) => mistakesBy(zonesSchema, written, zonesShape) },
};
