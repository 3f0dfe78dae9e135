import * as v from 'valibot';
import type { WrittenFacts } from './company-file.ts';
import { companyWords } from './company-words.ts';
import { SettingError } from './fail.ts';
import { type OwnerMistake, ownerMistakes, refusal } from './owner-mistakes.ts';

/** Environment variables that win over the file unless they are empty, the field each one sets, and what its value has to be. */
const variables: Readonly<Record<string, { name: string; rule: string }>> = {
  phone: { name: 'COMPANY_PHONE', rule: 'must be a French telephone number; right: "03 53 01 20 04" or "+33353012004"' },
  email: { name: 'COMPANY_EMAIL', rule: 'must be an e-mail address; right: "contact@faitage-et-fils.example"' },
  siteUrl: { name: 'SITE_URL', rule: 'must be the site’s address without a path or final slash; right: "https://www.faitage-et-fils.example"' },
  formForwardUrl: {
    name: 'FORM_FORWARD_URL',
    rule: 'must be a web address or a path, without a final slash or query; right: "https://formulaires.example" or "/relais"',
  },
};

/** A field that has to be there; what is not there is as wrong as an empty one. */
const required = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) => v.optional(schema, '');

const line = (example: string) =>
  v.pipe(
    v.string(`doit être un texte, comme "${example}"`),
    v.trim(),
    v.nonEmpty(`manque ; à écrire comme "${example}"`),
    v.maxLength(300, `au plus 300 caractères, comme "${example}"`),
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
  const rule = `doit être un nombre entier, comme ${example}`;
  return v.optional(v.pipe(number(1, 1_000_000, rule), v.integer(rule)));
};

const webAddress = v.pipe(v.string(), v.url('doit être une adresse complète, comme "https://www.exemple.fr"'));

const year = 'doit être une année, comme 2004';
const latitude = 'doit être en degrés nord, en France, comme 47.7497';
const longitude = 'doit être en degrés est, en France, comme 7.402';

const address = v.strictObject({
  street: required(line('12 rue des Tuiliers')),
  postalCode: required(v.pipe(v.string(), v.regex(/^\d{5}$/, 'doit avoir cinq chiffres, comme 68170'))),
  city: required(line('Rixheim')),
});

/** The workshop, WGS 84 degrees; every distance on the site is measured from here. */
const position = v.strictObject({ latitude: required(number(41, 52, latitude)), longitude: required(number(-6, 10, longitude)) });

/** What the company says of itself and can prove. A text that names a figure without a value does not build. */
const figures = v.strictObject({
  /** Projects since the foundation, at least. */
  projects: count(500),
  /** Satisfied clients, in percent. */
  satisfaction: v.optional(number(1, 100, 'doit être en pour cent, de 1 à 100, comme 98')),
  /** Mean of the reviews, of 5. */
  rating: v.optional(number(1, 5, 'doit être une moyenne sur 5, comme 4,9')),
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

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Prices of call-outs, repairs and upkeep: in some words, or the whole list as a file of ours or a page elsewhere, with its day. */
const priceList = v.pipe(
  v.strictObject({
    text: v.optional(line('Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure')),
    /** In the folder `documents/` of the content. */
    file: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[^/\\]+\.(?:pdf|jpe?g|png|webp)$/i,
          'doit être le nom d’un PDF ou d’une photo (.jpg, .png, .webp) du dossier documents/, comme "tarifs.pdf"',
        ),
        v.metadata({ file: 'document' }),
      ),
    ),
    url: v.optional(webAddress),
    date: v.optional(v.pipe(v.string(), v.check(isDay, 'doit être un jour, comme "2026-11-01"'), v.metadata({ format: 'date' }))),
  }),
  v.forward(
    v.partialCheck(
      [['file'], ['url']],
      ({ file, url }) => file === undefined || url === undefined,
      'un fichier (file) y est déjà ; gardez l’un des deux',
    ),
    ['url'],
  ),
  v.forward(
    v.partialCheck(
      [['file'], ['url'], ['date']],
      ({ file, url, date }) => date !== undefined || (file === undefined && url === undefined),
      'manque ; le jour depuis lequel cette liste vaut, comme "2026-11-01"',
    ),
    ['date'],
  ),
);

const legal = v.strictObject({
  /** As in "SARL" or "entreprise individuelle". */
  form: v.optional(line('SARL')),
  shareCapital: v.optional(line('10 000 euros')),
  /** Company number, as in "732 829 320". */
  siren: v.optional(
    v.pipe(v.string(), v.check(isSiren, 'doit avoir neuf chiffres, dont le dernier vérifie les autres, comme "732 829 320" ; relisez-les')),
  ),
  /** As in "RCS Mulhouse 732 829 320" or a trade register number. */
  register: v.optional(line('RCS Mulhouse 732 829 320')),
  /** Town of the court that is competent where a client does not choose another. */
  court: v.optional(line('Mulhouse')),
  /** As in "FR44732829320". */
  vatNumber: v.optional(v.pipe(v.string(), v.regex(/^FR[0-9A-Z]{2}\d{9}$/, 'doit être un numéro de TVA français, comme "FR44732829320"'))),
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
      v.regex(/^(?=.*\d{3})[A-Z\d][A-Z\d /-]{3,29}$/, 'doit être le numéro du certificat seul, en majuscules et en chiffres, comme "E-E123456"'),
    ),
  ),
  /** Certificate for the professional use of biocides, which treating moss takes. */
  certibiocide: v.optional(
    v.pipe(
      line('n° 123456, valable jusqu’au 30 juin 2030'),
      v.regex(/\d/, 'doit porter son numéro, comme "n° 123456, valable jusqu’au 30 juin 2030"'),
    ),
  ),
  priceList: v.optional(priceList, {}),
});

/** What `company.yaml` may say, and by which rules. */
export const companySchema = v.strictObject({
  name: required(line('Faîtage & Fils')),
  foundedIn: required(v.pipe(number(1800, 2100, year), v.integer(year))),
  /** A French number, shown in pairs of digits and linked in its international form. */
  phone: required(
    v.pipe(
      v.string(),
      v.check((value) => /^0[1-9]\d{8}$/.test(nationalDigits(value)), 'doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004"'),
      v.transform(nationalDigits),
      v.transform((digits) => ({ display: inPairs(digits), href: `tel:+33${digits.slice(1)}` })),
    ),
  ),
  /** A French mobile number that takes text messages, for who cannot telephone. */
  mobile: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^0[67]\d{8}$/.test(nationalDigits(value)), 'doit être un portable français, comme "06 39 98 20 04" ou "+33639982004"'),
      v.transform(nationalDigits),
      v.transform((digits) => ({ display: inPairs(digits), href: `sms:+33${digits.slice(1)}` })),
    ),
  ),
  email: required(v.pipe(v.string(), v.trim(), v.email('doit être une adresse e-mail, comme "contact@faitage-et-fils.example"'))),
  siteUrl: required(
    v.pipe(
      v.string(),
      v.check(isWebOrigin, 'doit être l’adresse du site, sans chemin ni barre à la fin, comme "https://www.faitage-et-fils.example"'),
    ),
  ),
  formForwardUrl: required(
    v.pipe(
      v.string(),
      v.check(
        isForwardTarget,
        'doit être une adresse ou un chemin, sans barre ni question à la fin, comme "https://formulaires.example" ou "/relais"',
      ),
    ),
  ),
  address: v.optional(address, {}),
  position: v.optional(position, {}),
  figures: v.optional(figures, {}),
  builder: v.optional(builder, {}),
  social: v.optional(v.array(network, 'doit être une liste, comme "- name: Facebook"'), []),
  legal: v.optional(legal, {}),
});

/** The owner's facts and settings, checked. */
export type Company = v.InferOutput<typeof companySchema>;

/** All that is wrong with what the file says, in French. */
export function companyMistakes(facts: unknown): OwnerMistake[] {
  const { issues = [] } = v.safeParse(companySchema, facts ?? {});
  return ownerMistakes(issues, companySchema, companyWords);
}

/**
 * Checks what the owner wrote, environment variables first.
 * Throws a `SettingError` that names the variable, what is wrong and a right value, or in French all that is wrong in the file, a line each.
 */
export function readCompany({ facts, name, lineOf }: WrittenFacts, environment: NodeJS.ProcessEnv): Company {
  const set = Object.entries(variables).flatMap(([field, variable]) => (environment[variable.name] ? [{ field, ...variable }] : []));
  const values = Object.fromEntries(set.map((variable) => [variable.field, environment[variable.name]]));
  const written = typeof facts === 'object' && facts !== null ? facts : {};
  const result = v.safeParse(companySchema, { ...written, ...values });
  if (result.success) return result.output;
  const wrong = set.find(({ field }) => result.issues.some(({ path }) => path?.[0].key === field));
  if (wrong) throw new SettingError(`${wrong.name} ${wrong.rule} (got "${environment[wrong.name]}")`);
  throw refusal(ownerMistakes(result.issues, companySchema, companyWords), { name, lineOf });
}

/** Where both forms post: the forwarding address and the company's e-mail, as the specification wants it. */
export function formAction(company: Company): string {
  return `${company.formForwardUrl}/${encodeURIComponent(company.email)}`;
}

/** What French law wants on the site and the owner has not given yet, as the editor calls it. */
export function missingBeforeGoingLive({ legal: given }: Company): string[] {
  const isGiven = (value: Company['legal'][keyof Company['legal']]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined;
  const values = new Map(Object.entries(given));
  return Object.keys(legal.entries).flatMap((field) => (isGiven(values.get(field)) ? [] : [companyWords[`legal.${field}`]?.[0] ?? field]));
}
