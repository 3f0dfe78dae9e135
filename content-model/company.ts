import { z } from 'zod';
import { type NeededContent, readNeededContent, type Source } from './content-file.ts';
import { checked, must, shapeOf } from './mistakes.ts';

/** Environment variables that override the file unless empty, their fields and rules. */
const variables: Readonly<Record<string, { name: string; rule: string }>> = {
  phone: {
    name: 'COMPANY_PHONE',
    rule: 'must be a French telephone number; right: "03 53 01 20 04" or "+33353012004"',
  },
  email: {
    name: 'COMPANY_EMAIL',
    rule: 'must be an e-mail address; right: "contact@faitage-et-fils.example"',
  },
  siteUrl: {
    name: 'SITE_URL',
    rule: 'must be the site’s address without a path or final slash; right: "https://www.faitage-et-fils.example"',
  },
  formForwardUrl: {
    name: 'FORM_FORWARD_URL',
    rule: 'must be a web address or a path, without a final slash or query; right: "https://formulaires.example" or "/relais"',
  },
};

const isWebOrigin = (value: string) => {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && value === url.origin;
};

const isForwardTarget = (value: string) => {
  if (value.startsWith('/')) return /^(\/[\w-]+)+$/.test(value);
  const url = URL.parse(value);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    !url.username &&
    !url.search &&
    !url.hash &&
    !value.endsWith('/')
  );
};

const nationalDigits = (phone: string) => phone.replace(/[\s.-]/g, '').replace(/^(\+33|0033)/, '0');

const inPairs = (digits: string) => digits.replace(/(\d\d)(?=\d)/g, '$1 ');

/** The last digit checks the others (INSEE): Luhn's sum is a multiple of ten. */
const isChecked = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};

/** A SIREN, or a SIRET, which starts with one. */
const isSiren = (value: string) => {
  const digits = value.replaceAll(' ', '');
  return /^\d{9}(?:\d{5})?$/.test(digits) && isChecked(digits.slice(0, 9)) && isChecked(digits);
};

/** One line of text. */
const line = (example: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined
          ? `manque ; à écrire comme "${example}"`
          : `doit être un texte, comme "${example}"`,
    })
    .trim()
    .refine((text) => text !== '', { error: `manque ; à écrire comme "${example}"`, abort: true })
    .refine((text) => text.length <= 300, `au plus 300 caractères, comme "${example}"`)
    .transform((text) => text.replace(/(\p{L})'/gu, '$1’'));

/** Text that satisfies a rule. */
const ruled = (holds: (text: string) => boolean, rule: string) =>
  z.string(must(rule)).refine(holds, must(rule));

/** A number with a decimal comma or point. */
const number = (least: number, most: number, rule: string) =>
  ruled((text) => /^-?\d+([.,]\d+)?$/.test(text), rule)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => value >= least && value <= most, must(rule));
const count = (example: number) => {
  const rule = `doit être un nombre entier, comme ${example}`;
  return number(1, 1_000_000, rule).refine(Number.isInteger, must(rule));
};

/** A group of fields; if all are missing, each is reported. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((written) => written ?? {}, z.strictObject(shape));

const webAddress = z.url(must('doit être une adresse complète, comme "https://www.exemple.fr"'));

const email = 'doit être une adresse e-mail, comme "contact@faitage-et-fils.example"';
const year = 'doit être une année, comme 2004';

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Price list: a short text, a file of ours or a page elsewhere, with its date. */
const priceList = z
  .strictObject({
    text: line('Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure')
      .optional()
      .meta({
        title: 'En quelques mots',
        description: 'Comme « Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure ».',
      }),
    /** In the content folder `documents/`. */
    file: z
      .string()
      .regex(
        /^[^/\\]+\.(?:pdf|jpe?g|png|webp)$/i,
        must(
          'doit être le nom d’un PDF ou d’une photo (.jpg, .png, .webp) du dossier documents/, comme "tarifs.pdf"',
        ),
      )
      .optional()
      .meta({
        title: 'La liste, en fichier',
        description: 'Un PDF ou une photo. Le site le montre toujours à la même adresse.',
        file: 'document',
      }),
    url: webAddress
      .optional()
      .meta({
        title: 'La liste, sur une autre page',
        description: 'Son adresse, à la place d’un fichier.',
      }),
    date: ruled(isDay, 'doit être un jour, comme "2026-11-01"')
      .optional()
      .meta({
        title: 'Valable depuis le',
        description: 'Le jour depuis lequel cette liste vaut.',
        format: 'date',
      }),
  })
  .superRefine(({ file, url, date }, { addIssue }) => {
    if (file !== undefined && url !== undefined)
      addIssue({
        code: 'custom',
        path: ['url'],
        message: 'un fichier y est déjà ; gardez l’un des deux',
      });
    if (date === undefined && (file !== undefined || url !== undefined))
      addIssue({
        code: 'custom',
        path: ['date'],
        message: 'manque ; le jour depuis lequel cette liste vaut, comme "2026-11-01"',
      });
  });

/** A line the law requires; the owner may add it later. */
const legalLine = (example: string, title: string, description: string) =>
  line(example).optional().meta({ title, description });

const legal = {
  form: legalLine('SARL', 'Forme juridique', 'Comme « SARL ».'),
  shareCapital: legalLine('10 000 euros', 'Capital', 'Comme « 10 000 euros ».'),
  /** Company number, as in "732 829 320". */
  siren: ruled(
    isSiren,
    'doit avoir neuf chiffres, dont le dernier vérifie les autres, comme "732 829 320" ; relisez-les',
  )
    .transform((number) =>
      number
        .replaceAll(' ', '')
        .slice(0, 9)
        .replace(/(\d{3})(?=\d)/g, '$1 '),
    )
    .optional()
    .meta({
      title: 'SIREN',
      description: 'Neuf chiffres ; ou les quatorze de votre SIRET, dont ce sont les premiers.',
    }),
  register: legalLine(
    'RCS Mulhouse 732 829 320',
    'Registre',
    'Comme « RCS Mulhouse 732 829 320 ».',
  ),
  /** Town of the court with default jurisdiction. */
  court: legalLine('Mulhouse', 'Tribunal', 'La ville des tribunaux compétents.'),
  vatNumber: ruled(
    (text) => /^FR[0-9A-Z]{2}\d{9}$/.test(text),
    'doit être un numéro de TVA français, comme "FR44732829320"',
  )
    .optional()
    .meta({ title: 'Numéro de TVA', description: 'Comme « FR44732829320 ».' }),
  publicationDirector: legalLine(
    'Jeanne Martin, gérante',
    'Directeur de la publication',
    'Comme « Jeanne Martin, gérante ».',
  ),
  /** The hosting company. */
  host: legalLine(
    'Hébergeur SAS, 1 rue du Centre, 75001 Paris, 01 99 00 00 00',
    'Hébergeur',
    'Nom, adresse et téléphone.',
  ),
  insurer: legalLine(
    'Assureur SA, 2 place du Marché, 67000 Strasbourg, contrat n° 123456',
    'Assureur décennal',
    'Nom, adresse et numéro de contrat.',
  ),
  insuranceTerritory: legalLine(
    'France métropolitaine',
    'Territoire de l’assurance',
    'Comme « France métropolitaine ».',
  ),
  /** Code de la consommation, article R111-2. */
  liabilityInsurer: legalLine(
    'Assureur SA, 2 place du Marché, 67000 Strasbourg, France métropolitaine',
    'Assureur de responsabilité civile',
    'Nom, adresse et territoire.',
  ),
  mediator: legalLine(
    'Médiateur de la consommation, 3 rue de la Paix, 75002 Paris, www.mediateur.example',
    'Médiateur',
    'Nom, adresse et site.',
  ),
  /** Number of the RGE certificate. */
  rgeNumber: line('E-E123456')
    .refine(
      (text) => /^(?=.*\d{3})[A-Z\d][A-Z\d /-]{3,29}$/.test(text),
      must(
        'doit être le numéro du certificat seul, en majuscules et en chiffres, comme "E-E123456"',
      ),
    )
    .optional()
    .meta({ title: 'Numéro RGE' }),
  /** Certificate for the professional use of biocides, needed to treat moss. */
  certibiocide: line('n° 123456, valable jusqu’au 30 juin 2030')
    .refine(
      (text) => /\d/.test(text),
      must('doit porter son numéro, comme "n° 123456, valable jusqu’au 30 juin 2030"'),
    )
    .optional()
    .meta({ title: 'Certibiocide', description: 'Numéro et date de fin.' }),
  priceList: z
    .preprocess((written) => written ?? {}, priceList)
    .meta({
      title: 'Tarifs',
      description:
        'De déplacement, de dépannage et d’entretien : quelques mots, ou la liste entière, ou les deux. La loi veut que le prix d’un dépannage soit donné par écrit avant les travaux (arrêté du 24 janvier 2017).',
    }),
};

/** What the owner calls `company.yaml`. */
export const companyTitle = "L'entreprise";

/** The schema of `company.yaml`. All values are texts; the owner reads the titles and descriptions. */
export const companySchema = z.strictObject({
  name: line('Faîtage & Fils').meta({ title: 'Nom' }),
  foundedIn: number(1800, 2100, year)
    .refine(Number.isInteger, must(year))
    .meta({ title: 'Année de fondation', description: 'Comme « 2004 ».' }),
  /** A French number: displayed in pairs of digits, linked in international format. */
  phone: ruled(
    (value) => /^0[1-9]\d{8}$/.test(nationalDigits(value)),
    'doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004"',
  )
    .transform(nationalDigits)
    .transform((digits) => ({ display: inPairs(digits), href: `tel:+33${digits.slice(1)}` }))
    .meta({
      title: 'Téléphone',
      description: 'Montré sur toutes les pages, comme « 03 53 01 20 04 ».',
    }),
  /** A French mobile number for text messages. */
  mobile: ruled(
    (value) => /^0[67]\d{8}$/.test(nationalDigits(value)),
    'doit être un portable français, comme "06 39 98 20 04" ou "+33639982004"',
  )
    .transform(nationalDigits)
    .transform((digits) => ({ display: inPairs(digits), href: `sms:+33${digits.slice(1)}` }))
    .optional()
    .meta({
      title: 'Portable',
      description: 'Un portable qui reçoit des SMS, pour qui ne peut pas téléphoner.',
    }),
  email: z
    .string(must(email))
    .trim()
    .pipe(z.email(must(email)))
    .meta({ title: 'E-mail', description: 'L’adresse qui reçoit les demandes.' }),
  siteUrl: ruled(
    isWebOrigin,
    'doit être l’adresse du site, sans chemin ni barre à la fin, comme "https://www.faitage-et-fils.example"',
  ).meta({
    title: 'Adresse du site',
    description:
      'Sans chemin, comme « https://www.exemple.fr ». À ne changer qu’avec qui vous a installé le site.',
  }),
  formForwardUrl: ruled(
    isForwardTarget,
    'doit être une adresse ou un chemin, sans barre ni question à la fin, comme "https://formulaires.example" ou "/relais"',
  ).meta({
    title: 'Où vont les formulaires',
    description: 'À ne changer qu’avec qui vous a installé le site.',
  }),
  address: group({
    street: line('12 rue des Tuiliers').meta({ title: 'Rue' }),
    postalCode: ruled((text) => /^\d{5}$/.test(text), 'doit avoir cinq chiffres, comme 68170').meta(
      { title: 'Code postal' },
    ),
    city: line('Rixheim').meta({
      title: 'Ville',
      description: 'Si l’atelier déménage, changez aussi la position.',
    }),
  }).meta({ title: 'Adresse' }),
  /** The workshop in WGS 84 degrees, the origin of all distances on the site. */
  position: group({
    latitude: number(41, 52, 'doit être en degrés nord, en France, comme 47.7497').meta({
      title: 'Latitude',
      description: 'Degrés nord, comme « 47.7497 ».',
    }),
    longitude: number(-6, 10, 'doit être en degrés est, en France, comme 7.402').meta({
      title: 'Longitude',
      description: 'Degrés est, comme « 7.4020 ».',
    }),
  }).meta({
    title: 'Position de l’atelier',
    description: 'Toutes les distances du site se mesurent d’ici.',
  }),
  /** Figures the company can prove. The build fails if a text uses one without a value. */
  figures: group({
    projects: count(500)
      .optional()
      .meta({ title: 'Chantiers depuis la fondation', description: 'Au moins.' }),
    satisfaction: number(1, 100, 'doit être en pour cent, de 1 à 100, comme 98')
      .optional()
      .meta({ title: 'Clients satisfaits', description: 'En pour cent.' }),
    rating: number(1, 5, 'doit être une moyenne sur 5, comme 4,9')
      .optional()
      .meta({ title: 'Moyenne des avis', description: 'Sur 5.' }),
    roofingYears: count(15)
      .optional()
      .meta({ title: 'Années de couverture', description: 'Au moins.' }),
    generalWorksYears: count(10)
      .optional()
      .meta({ title: 'Années de travaux généraux', description: 'Au moins.' }),
    generalWorksProjects: count(200)
      .optional()
      .meta({ title: 'Chantiers de travaux généraux', description: 'Au moins.' }),
    callbackHours: count(2)
      .optional()
      .meta({ title: 'Rappel', description: 'Heures jusqu’au rappel, en moyenne.' }),
    quoteHours: count(48)
      .optional()
      .meta({ title: 'Devis', description: 'Heures jusqu’au devis, au plus.' }),
    arrivalHours: count(1)
      .optional()
      .meta({ title: 'Arrivée en urgence', description: 'Heures, au plus.' }),
  }).meta({
    title: 'Chiffres',
    description: 'Ce que vous pouvez prouver. Un chiffre qu’aucun texte ne nomme peut manquer.',
  }),
  builder: group({
    name: line('Réalisation : Atelier Web').meta({ title: 'Nom' }),
    url: webAddress
      .optional()
      .meta({ title: 'Adresse', description: 'Avec elle, le nom est un lien.' }),
  }).meta({ title: 'Qui a fait le site', description: 'Au bas de chaque page.' }),
  social: z
    .preprocess(
      (written) => written ?? [],
      z.array(
        z.strictObject({
          name: line('Facebook').meta({ title: 'Nom' }),
          url: webAddress
            .optional()
            .meta({ title: 'Adresse', description: 'Sans adresse, le réseau n’est pas un lien.' }),
        }),
        must('doit être une liste, comme "- name: Facebook"'),
      ),
    )
    .meta({ title: 'Réseaux', description: 'Au bas de chaque page.' }),
  legal: group(legal).meta({
    title: 'Ce que veut la loi',
    description: 'Une ligne sans valeur manque dans les pages.',
  }),
});

/** The company's facts and settings, validated. */
export type Company = z.output<typeof companySchema>;

/** Reads `company.yaml`; environment variables override it. Throws as `companyOf` does. */
export const readCompany = (source: Source, environment: NodeJS.ProcessEnv): Company =>
  companyOf(readNeededContent(source, 'company.yaml', 'failsafe'), environment);

/**
 * Validates the company's facts.
 * Throws a `SettingError`: with a variable, its problem and a right value, or in French with one line for each mistake in the file.
 */
export function companyOf(written: NeededContent, environment: NodeJS.ProcessEnv): Company {
  const set = Object.entries(variables).flatMap(([field, variable]) =>
    environment[variable.name] ? [{ field, ...variable }] : [],
  );
  const values = Object.fromEntries(
    set.map((variable) => [variable.field, environment[variable.name]]),
  );
  const content = { ...written, value: { ...Object(written.value), ...values } };
  return checked(content, companySchema, (mistakes) => {
    const wrong = set.find(({ field }) => mistakes.some(({ path }) => path[0] === field));
    return wrong && `${wrong.name} ${wrong.rule} (got "${environment[wrong.name]}")`;
  });
}

/** The action of both forms: forwarding address and company e-mail (specification). */
export function formAction(company: Company): string {
  return `${company.formForwardUrl}/${encodeURIComponent(company.email)}`;
}

/** What the owner calls a fact that texts name. */
export function titleOfFact(name: string): string {
  const groups = Object.values(shapeOf(companySchema).properties ?? {});
  return groups.find(({ properties }) => properties?.[name])?.properties?.[name]?.title ?? name;
}

/** Titles of the facts that French law requires and the owner has not given. */
export function missingBeforeGoingLive({ legal: given }: Company): string[] {
  const isGiven = (value: Company['legal'][keyof Company['legal']]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined;
  const values = new Map(Object.entries(given));
  return Object.entries(legal).flatMap(([field, schema]) =>
    isGiven(values.get(field)) ? [] : [schema.meta()?.title ?? field],
  );
}
