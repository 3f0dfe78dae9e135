import * as v from 'valibot';
import type { WrittenFacts } from './company-file.ts';
import { settingError } from './fail.ts';

/** Environment variables that win over the file unless they are empty, and the field each one sets. */
const variables = {
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  siteUrl: 'SITE_URL',
  formForwardUrl: 'FORM_FORWARD_URL',
} as const;

/** A field that has to be there; what is not there is as wrong as an empty one. */
const required = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) => v.optional(schema, '');

const line = (example: string) =>
  v.pipe(
    v.string(`must be a text; right: "${example}"`),
    v.trim(),
    v.nonEmpty(`must not be empty; right: "${example}"`),
    v.maxLength(300, `is too long; right: "${example}"`),
    v.transform((text) => text.replace(/(\p{L})'/gu, '$1’')),
  );

const isWebOrigin = (value: string) => {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && value === url.origin;
};

const isForwardTarget = (value: string) => {
  if (value.startsWith('/')) return /^(\/[\w-]+)+$/.test(value);
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.search && !url.hash && !value.endsWith('/');
};

const nationalDigits = (phone: string) => phone.replace(/[\s.-]/g, '').replace(/^(\+33|0033)/, '0');

const inPairs = (digits: string) => digits.replace(/(\d\d)(?=\d)/g, '$1 ');

/** The check digit of French company numbers (INSEE): Luhn's sum over the nine digits is a multiple of ten. */
const isSiren = (value: string) => {
  const digits = value.replaceAll(' ', '');
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};

/** A number as a French or an English keyboard types it. */
const number = (least: number, most: number, rule: string) =>
  v.pipe(
    v.string(rule),
    v.regex(/^-?\d+([.,]\d+)?$/, rule),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.minValue(least, rule),
    v.maxValue(most, rule),
  );
const count = (example: number) => {
  const rule = `must be a whole number; right: ${example}`;
  return v.optional(v.pipe(number(1, 1_000_000, rule), v.integer(rule)));
};

const webAddress = v.pipe(v.string(), v.url('must be a full web address; right: "https://www.example.fr"'));

const year = 'must be a year; right: 2004';
const latitude = 'must be degrees north, in France; right: 47.7497';
const longitude = 'must be degrees east, in France; right: 7.402';

const address = v.strictObject({
  street: required(line('12 rue des Tuiliers')),
  postalCode: required(v.pipe(v.string(), v.regex(/^\d{5}$/, 'must be five digits; right: "68170"'))),
  city: required(line('Rixheim')),
});

/** The workshop, WGS 84 degrees; every distance on the site is measured from here. */
const position = v.strictObject({ latitude: required(number(41, 52, latitude)), longitude: required(number(-6, 10, longitude)) });

/** What the company says of itself and can prove. A text that names a figure without a value does not build. */
const figures = v.strictObject({
  /** Projects since the foundation, at least. */
  projects: count(500),
  /** Satisfied clients, in percent. */
  satisfaction: v.optional(number(1, 100, 'must be a percentage; right: 98')),
  /** Mean of the reviews, of 5. */
  rating: v.optional(number(1, 5, 'must be a mean of 5; right: 4,9')),
  /** Years of roofing, at least. */
  roofingYears: count(15),
  /** Years of general works, and projects, at least. */
  generalWorksYears: count(10),
  generalWorksProjects: count(200),
  /** Hours until we call back on average, until the quote is there, and until we are there in an emergency, at most. */
  callbackHours: count(2),
  quoteHours: count(48),
  arrivalHours: count(1),
});

const builder = v.strictObject({ name: required(line('Réalisation : Atelier Web')), url: v.optional(webAddress) });
const network = v.strictObject({ name: required(line('Facebook')), url: v.optional(webAddress) });

const legal = v.strictObject({
  /** As in "SARL" or "entreprise individuelle". */
  form: v.optional(line('SARL')),
  shareCapital: v.optional(line('10 000 euros')),
  /** Company number, as in "732 829 320". */
  siren: v.optional(v.pipe(v.string(), v.check(isSiren, 'must be nine digits with a valid check digit; right: "732 829 320"'))),
  /** As in "RCS Mulhouse 732 829 320" or a trade register number. */
  register: v.optional(line('RCS Mulhouse 732 829 320')),
  /** Town of the court that is competent where a client does not choose another. */
  court: v.optional(line('Mulhouse')),
  /** As in "FR44732829320". */
  vatNumber: v.optional(v.pipe(v.string(), v.regex(/^FR[0-9A-Z]{2}\d{9}$/, 'must be a French VAT number; right: "FR44732829320"'))),
  publicationDirector: v.optional(line('Jeanne Martin, gérante')),
  /** Who hosts the site: name, address and telephone. */
  host: v.optional(line('Hébergeur SAS, 1 rue du Centre, 75001 Paris, 01 99 00 00 00')),
  /** Decennial insurer: name and address. */
  insurer: v.optional(line('Assureur SA, 2 place du Marché, 67000 Strasbourg, contrat n° 123456')),
  /** Where the decennial insurance holds. */
  insuranceTerritory: v.optional(line('France métropolitaine')),
  /** Professional liability insurer: name, address and where it holds (Code de la consommation, article R111-2). */
  liabilityInsurer: v.optional(line('Assureur SA, 2 place du Marché, 67000 Strasbourg, France métropolitaine')),
  /** Consumer mediator: name, address and site. */
  mediator: v.optional(line('Médiateur de la consommation, 3 rue de la Paix, 75002 Paris, www.mediateur.example')),
  /** Number of the RGE certificate. */
  rgeNumber: v.optional(
    v.pipe(
      line('E-E123456'),
      v.regex(/^(?=.*\d{3})[A-Z\d][A-Z\d /-]{3,29}$/, 'must be the number of the certificate alone, in capitals and digits; right: "E-E123456"'),
    ),
  ),
  /** Certificate for the professional use of biocides, which treating moss takes. */
  certibiocide: v.optional(
    v.pipe(
      line('n° 123456, valable jusqu’au 30 juin 2030'),
      v.regex(/\d/, 'must have its number; right: "n° 123456, valable jusqu’au 30 juin 2030"'),
    ),
  ),
  /** Price list for call-outs and repairs, in one line or as the address of a page. */
  priceList: v.optional(line('Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure')),
});

/** What `company.yaml` may say, and by which rules. */
export const companySchema = v.strictObject({
  name: required(line('Faîtage & Fils')),
  foundedIn: required(v.pipe(number(1800, 2100, year), v.integer(year))),
  /** A French number, shown in pairs of digits and linked in its international form. */
  phone: required(
    v.pipe(
      v.string(),
      v.check((value) => /^0[1-9]\d{8}$/.test(nationalDigits(value)), 'must be a French telephone number; right: "03 53 01 20 04" or "+33353012004"'),
      v.transform(nationalDigits),
      v.transform((digits) => ({ display: inPairs(digits), href: `tel:+33${digits.slice(1)}` })),
    ),
  ),
  /** A French mobile number that takes text messages, for who cannot telephone. */
  mobile: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^0[67]\d{8}$/.test(nationalDigits(value)), 'must be a French mobile number; right: "06 39 98 20 04" or "+33639982004"'),
      v.transform(nationalDigits),
      v.transform((digits) => ({ display: inPairs(digits), href: `sms:+33${digits.slice(1)}` })),
    ),
  ),
  email: required(v.pipe(v.string(), v.trim(), v.email('must be an e-mail address; right: "contact@faitage-et-fils.example"'))),
  siteUrl: required(
    v.pipe(
      v.string(),
      v.check(isWebOrigin, 'must be the site’s address without a path or final slash; right: "https://www.faitage-et-fils.example"'),
    ),
  ),
  formForwardUrl: required(
    v.pipe(
      v.string(),
      v.check(isForwardTarget, 'must be a web address or a path, without a final slash or query; right: "https://formulaires.example" or "/relais"'),
    ),
  ),
  address: v.optional(address, {}),
  position: v.optional(position, {}),
  figures: v.optional(figures, {}),
  builder: v.optional(builder, {}),
  social: v.optional(v.array(network, 'must be a list; right: "- name: Facebook"'), []),
  legal: v.optional(legal, {}),
});

/** The fields of the file, and of each part of it. */
const fields: Record<string, object> = {
  '': companySchema.entries,
  ...{ address: address.entries, position: position.entries, figures: figures.entries },
  ...{ builder: builder.entries, social: network.entries, legal: legal.entries },
};

/** The owner's facts and settings, checked. */
export type Company = v.InferOutput<typeof companySchema>;

/**
 * Checks what the owner wrote, environment variables first.
 * Throws a `SettingError` whose message names the variable, or the line and field, what is wrong and a right value.
 */
export function readCompany({ facts, place }: WrittenFacts, environment: NodeJS.ProcessEnv): Company {
  const set = Object.entries(variables).filter(([, variable]) => environment[variable]);
  const values = Object.fromEntries(set.map(([field, variable]) => [field, environment[variable]]));
  const written = typeof facts === 'object' && facts !== null ? facts : {};
  const result = v.safeParse(companySchema, { ...written, ...values });
  if (result.success) return result.output;
  throw settingError(result.issues, place, Object.fromEntries(set), (part) => Object.keys(fields[part] ?? {}));
}

/** Where both forms post: the forwarding address and the company's e-mail, as the specification wants it. */
export function formAction(company: Company): string {
  return `${company.formForwardUrl}/${encodeURIComponent(company.email)}`;
}

/** What French law wants on the site and the owner has not given yet, in the owner's words. */
export function missingBeforeGoingLive({ legal }: Company): string[] {
  const wanted: Record<keyof Company['legal'], string> = {
    form: 'legal form',
    shareCapital: 'share capital',
    siren: 'SIREN',
    register: 'trade register',
    court: 'town of the competent court',
    vatNumber: 'VAT number',
    publicationDirector: 'publication director',
    host: 'host',
    insurer: 'decennial insurer',
    insuranceTerritory: 'territory of the insurance',
    liabilityInsurer: 'professional liability insurer',
    mediator: 'consumer mediator',
    rgeNumber: 'RGE certificate number',
    certibiocide: 'Certibiocide certificate',
    priceList: 'price list for call-outs and repairs',
  };
  return Object.entries(wanted).flatMap(([field, name]) => (legal[field as keyof Company['legal']] === undefined ? [name] : []));
}
