import { z } from 'zod';
import type { Source } from '../files/content-file.ts';
import { OwnerError } from '../owner/fail.ts';
import { between, day, group, must, named, position, webAddress } from '../owner/fields.ts';
import { readChecked, validData } from '../owner/mistakes.ts';

/** Environment variables that override fields of the file, unless empty. */
const variables: Readonly<Record<string, string>> = {
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  siteUrl: 'SITE_URL',
  formForwardUrl: 'FORM_FORWARD_URL',
};

const webOrigin = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;
const forwardTarget = /^(?=.)(?:https?:\/\/[\w.:-]+)?(?:\/[\w.~%-]+)*$/;

const nationalDigits = (phone: string) => phone.replace(/[\s.-]/g, '').replace(/^(\+33|0033)/, '0');

/** Whether the last digit confirms the others (INSEE): their Luhn sum is a multiple of ten. */
const isChecked = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
};

const sirenRule =
  'doit avoir neuf chiffres, dont le dernier vérifie les autres, ' +
  'comme "732 829 320" ; relisez-les';

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

/** A text that must match a pattern. */
const ruled = (pattern: RegExp, rule: string) => z.string(must(rule)).regex(pattern, must(rule));

/** A French phone number: shown in pairs of digits, linked in the international format. */
const number = (pattern: RegExp, scheme: 'tel' | 'sms', rule: string) =>
  z
    .string(must(rule))
    .refine((text) => pattern.test(nationalDigits(text)), must(rule))
    .transform(nationalDigits)
    .transform((digits) => ({
      display: digits.replace(/(\d\d)(?=\d)/g, '$1 '),
      href: `${scheme}:+33${digits.slice(1)}`,
    }));

const count = (title: string, description: string, example: number) => {
  const rule = `doit être un nombre entier, comme ${example}`;
  return named(title, description, between(1, 1_000_000, rule).int(must(rule)).optional());
};

/** A group whose fields are all optional. */
const mayBeEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((written) => written ?? {}, schema);

const email = 'doit être une adresse e-mail, comme "contact@faitage-et-fils.example"';
const year = 'doit être une année, comme 2004';

/** The price list: a short text, a file of the owner or a page elsewhere, with its date. */
const priceList = z
  .strictObject({
    text: named(
      'En quelques mots',
      'Comme « Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure ».',
      line('Déplacement : 60 € TTC ; main-d’œuvre : 55 € TTC de l’heure').optional(),
    ),
    /** In the content folder `documents/`. */
    file: z
      .string()
      .regex(
        /^[^/\\]+\.(?:pdf|jpe?g|png|webp)$/i,
        must(
          'doit être le nom d’un PDF ou d’une photo (.jpg, .png, .webp) du dossier ' +
            'documents/, comme "tarifs.pdf"',
        ),
      )
      .optional()
      .meta({
        title: 'La liste, en fichier',
        description: 'Un PDF ou une photo. Le site le montre toujours à la même adresse.',
        file: 'document',
      }),
    url: named(
      'La liste, sur une autre page',
      'Son adresse, à la place d’un fichier.',
      webAddress.optional(),
    ),
    date: named('Valable depuis le', 'Le jour depuis lequel cette liste vaut.', day.optional()),
  })
  .refine(({ file, url }) => !file || !url, {
    error: 'un fichier y est déjà ; gardez l’un des deux',
    path: ['url'],
  })
  .refine(({ file, url, date }) => date || !(file ?? url), {
    error: 'manque ; le jour depuis lequel cette liste vaut, comme "2026-11-01"',
    path: ['date'],
  });

/** An optional line of text that only the owner can write. */
const ownLine = (example: string, title: string, description = `Comme « ${example} ».`) =>
  named(title, description, line(example).optional());

/** Facts that French law requires. The owner may add them later. */
export const legal = {
  legalForm: ownLine('SARL', 'Forme juridique'),
  shareCapital: ownLine('10 000 euros', 'Capital'),
  /** Company number, as in "732 829 320". */
  siren: named(
    'SIREN',
    'Neuf chiffres ; ou les quatorze de votre SIRET, dont ce sont les premiers.',
    z
      .string(must(sirenRule))
      .refine(isSiren, must(sirenRule))
      .transform((number) =>
        number
          .replaceAll(' ', '')
          .slice(0, 9)
          .replace(/(\d{3})(?=\d)/g, '$1 '),
      )
      .optional(),
  ),
  register: ownLine('RCS Mulhouse 732 829 320', 'Registre'),
  /** Town of the court with default jurisdiction. */
  court: ownLine('Mulhouse', 'Tribunal', 'La ville des tribunaux compétents.'),
  vatNumber: named(
    'Numéro de TVA',
    'Comme « FR44732829320 ».',
    ruled(
      /^FR[0-9A-Z]{2}\d{9}$/,
      'doit être un numéro de TVA français, comme "FR44732829320"',
    ).optional(),
  ),
  publicationDirector: ownLine('Jeanne Martin, gérante', 'Directeur de la publication'),
  /** The hosting company. */
  host: ownLine(
    'Hébergeur SAS, 1 rue du Centre, 75001 Paris, 01 99 00 00 00',
    'Hébergeur',
    'Nom, adresse et téléphone.',
  ),
  insurer: ownLine(
    'Assureur SA, 2 place du Marché, 67000 Strasbourg, contrat n° 123456',
    'Assureur décennal',
    'Nom, adresse et numéro de contrat.',
  ),
  insuranceTerritory: ownLine('France métropolitaine', 'Territoire de l’assurance'),
  /** Code de la consommation, article R111-2. */
  liabilityInsurer: ownLine(
    'Assureur SA, 2 place du Marché, 67000 Strasbourg, France métropolitaine',
    'Assureur de responsabilité civile',
    'Nom, adresse et territoire.',
  ),
  mediator: ownLine(
    'Médiateur de la consommation, 3 rue de la Paix, 75002 Paris, www.mediateur.example',
    'Médiateur',
    'Nom, adresse et site.',
  ),
  /** Number of the RGE certificate. */
  rgeNumber: ruled(
    /^(?=.*\d{3})[A-Z\d][A-Z\d /-]{3,29}$/,
    'doit être le numéro du certificat seul, en majuscules et en chiffres, comme "E-E123456"',
  )
    .optional()
    .meta({ title: 'Numéro RGE' }),
  /** Personal certificates for professional biocides, one for each kind. */
  certibiocide: named(
    'Certibiocide',
    'Catégorie, numéro et date de fin. Depuis 2024, « désinfectants » pour un antimousse de type 2 ' +
      '(TP 2), « autres produits » pour le traitement du bois (TP 8) : le type est sur ' +
      'l’étiquette. Si vous avez les deux, écrivez les deux.',
    line('désinfectants n° 123456, jusqu’au 30 juin 2030')
      .refine(
        (text) => /\d/.test(text),
        must('doit porter son numéro, comme "désinfectants n° 123456, jusqu’au 30 juin 2030"'),
      )
      .optional(),
  ),
  priceList: named(
    'Tarifs',
    'De déplacement, de dépannage et d’entretien : quelques mots, ou la liste entière, ou les ' +
      'deux. La loi veut que le prix d’un dépannage soit donné par écrit avant les travaux ' +
      '(arrêté du 24 janvier 2017).',
    mayBeEmpty(priceList),
  ),
};

/** Figures that the company can prove. The build fails if a text uses one without a value. */
export const figures = {
  years: count('Années d’expérience', 'Celles que vous annoncez.', 20),
  projects: count('Chantiers depuis la fondation', 'Au moins.', 500),
  satisfaction: named(
    'Clients satisfaits',
    'En pour cent.',
    between(1, 100, 'doit être en pour cent, de 1 à 100, comme 98').optional(),
  ),
  rating: named(
    'Moyenne des avis',
    'Sur 5.',
    between(1, 5, 'doit être une moyenne sur 5, comme 4.9').optional(),
  ),
  roofingYears: count('Années de couverture', 'Au moins.', 15),
  generalWorksYears: count('Années de travaux généraux', 'Au moins.', 10),
  generalWorksProjects: count('Chantiers de travaux généraux', 'Au moins.', 200),
  callbackHours: count('Rappel', 'Heures jusqu’au rappel, en moyenne.', 2),
  quoteHours: count('Devis', 'Heures jusqu’au devis, au plus.', 48),
  arrivalHours: count('Arrivée en urgence', 'Heures, au plus.', 1),
};

/** Facts that customers ask for and only the owner knows. All are optional. */
export const habits = {
  roofDuration: ownLine(
    'deux à trois semaines',
    'Durée d’un toit',
    'Pour une maison, comme « deux à trois semaines, selon le temps ».',
  ),
  startDelay: ownLine(
    'deux mois',
    'Délai avant de commencer',
    'Comme « deux mois pour un toit entier, en novembre 2026 ».',
  ),
  deposit: ownLine(
    '30 % du devis',
    'Acompte',
    'Comme « 30 % du devis, au plus tôt sept jours après la signature ».',
  ),
  subcontracting: ownLine('aucune', 'Sous-traitance', 'Comme « aucune, sauf l’échafaudage ».'),
};

/** The owner's name for `company.yaml`. */
export const companyTitle = "L'entreprise";

/**
 * The schema of `company.yaml`. The owner reads the titles and descriptions.
 */
export const companySchema = z.strictObject({
  name: line('Faîtage & Fils').meta({ title: 'Nom' }),
  foundedIn: named(
    'Année de fondation',
    'Comme « 2004 ».',
    between(1800, 9999, year)
      .int(must(year))
      .refine(
        // A clock that shows a year before this line was written is wrong.
        (written) => written <= Math.max(new Date().getFullYear(), 2026),
        must('doit être une année qui a déjà commencé'),
      ),
  ),
  /** A French number: displayed in pairs of digits, linked in international format. */
  phone: named(
    'Téléphone',
    'Montré sur toutes les pages, comme « 03 53 01 20 04 ».',
    number(
      /^0[1-9]\d{8}$/,
      'tel',
      'doit être un numéro français, comme "03 53 01 20 04" ou "+33353012004"',
    ),
  ),
  /** A French mobile number for text messages. */
  mobile: named(
    'Portable',
    'Un portable qui reçoit des SMS, pour qui ne peut pas téléphoner.',
    number(
      /^0[67]\d{8}$/,
      'sms',
      'doit être un portable français, comme "06 39 98 20 04" ou "+33639982004"',
    ).optional(),
  ),
  email: named(
    'E-mail',
    'L’adresse qui reçoit les demandes.',
    z
      .string(must(email))
      .trim()
      .pipe(z.email(must(email))),
  ),
  siteUrl: named(
    'Adresse du site',
    'Sans chemin, comme « https://www.exemple.fr ». À ne changer qu’avec qui vous a installé ' +
      'le site.',
    ruled(
      webOrigin,
      'doit être l’adresse du site, sans chemin ni barre à la fin, comme ' +
        '"https://www.faitage-et-fils.example"',
    ),
  ),
  formForwardUrl: named(
    'Où vont les formulaires',
    'À ne changer qu’avec qui vous a installé le site.',
    ruled(
      forwardTarget,
      'doit être une adresse ou un chemin, sans barre ni question à la fin, comme ' +
        '"https://formulaires.example" ou "/relais"',
    ),
  ),
  address: z
    .strictObject({
      street: line('12 rue des Tuiliers').meta({ title: 'Rue' }),
      postalCode: ruled(/^\d{5}$/, 'doit avoir cinq chiffres, comme 68170').meta({
        title: 'Code postal',
      }),
      city: named('Ville', 'Si l’atelier déménage, changez aussi la position.', line('Rixheim')),
    })
    .meta({ title: 'Adresse' }),
  /** The workshop in WGS 84 degrees, the origin of all distances on the site. */
  position: named(
    'Position de l’atelier',
    'Toutes les distances du site se mesurent d’ici.',
    position,
  ),
  figures: named(
    'Chiffres',
    'Ce que vous pouvez prouver. Un chiffre qu’aucun texte ne nomme peut manquer.',
    mayBeEmpty(z.strictObject(figures)),
  ),
  habits: named(
    'Ce que vous seul savez',
    'Une ligne sans valeur manque dans les pages.',
    mayBeEmpty(z.strictObject(habits)),
  ),
  builder: group('Qui a fait le site', 'Au bas de chaque page.', {
    name: line('Réalisation : Atelier Web').meta({ title: 'Nom' }),
    url: named('Adresse', 'Où mène le nom.', webAddress),
  }),
  social: named(
    'Réseaux',
    'Au bas de chaque page.',
    z.preprocess(
      (written) => written ?? [],
      z.array(
        z.strictObject({
          name: line('Facebook').meta({ title: 'Nom' }),
          url: named(
            'Adresse',
            'Sans adresse, le réseau n’est pas un lien.',
            webAddress.optional(),
          ),
        }),
      ),
    ),
  ),
  legal: named(
    'Ce que veut la loi',
    'Une ligne sans valeur manque dans les pages.',
    mayBeEmpty(z.strictObject(legal)),
  ),
});

/** The company's facts and settings, validated. */
export type Company = z.output<typeof companySchema>;

/**
 * Reads `company.yaml`; environment variables override it. Throws an `OwnerError` with one line
 * for each mistake, which names the variable or the file and field.
 */
export function readCompany(source: Source, environment: NodeJS.ProcessEnv): Company {
  const set = Object.entries(variables).filter(([, name]) => environment[name]);
  const values = Object.fromEntries(set.map(([field, name]) => [field, environment[name]]));
  const company = readChecked(source, 'company.yaml', companySchema, () => companyTitle, values);
  const wrong = company.mistakes.find(({ path }) => (path[0] ?? '') in values);
  if (wrong) throw new OwnerError(`${variables[wrong.path[0] ?? '']} ${wrong.reason}`);
  return validData(company, source);
}

/** The action of both forms: forwarding address and company e-mail (specification). */
export function formAction(company: Company): string {
  return `${company.formForwardUrl}/${encodeURIComponent(company.email)}`;
}

/** The owner's name for a fact. */
export function titleOfFact(name: string): string {
  const facts: Record<string, z.ZodType | undefined> = { ...figures, ...habits, ...legal };
  return facts[name]?.meta()?.title ?? name;
}

/** Titles of the facts that French law requires and the owner has not given. */
export function missingBeforeGoingLive(company: Company): string[] {
  const { text, date } = company.legal.priceList;
  const given: Record<string, unknown> = { ...company.legal, priceList: text ?? date };
  return Object.keys(legal)
    .filter((field) => given[field] === undefined)
    .map(titleOfFact);
}
