/**
 * The two kinds of request: their fields in order, rules and messages, shared by the forms in the
 * browser and the relay on the server. Source: specification, section 5.
 */
import * as v from 'valibot';

/** The choice that makes a callback request urgent. */
export const emergencyService = 'Urgence fuite';

/** Choices of the callback form besides the services. */
export const otherChoices = [emergencyService, 'Autre'] as const;

/** Minimum lengths of fields, in characters. */
export const shortest = {
  nom: 2,
  prenom: 2,
  telephone: 10,
  ville: 2,
  service: 1,
  sujet: 2,
  message: 10,
} as const;

/**
 * HTML's rule for e-mail addresses with three changes. The part before the @ neither starts nor
 * ends with a dot and has no two in a row. The domain needs a dot. It may have letters of any
 * language (`info@müller.de`): some browsers submit them as typed, others as `xn--mller-kva.de`.
 */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;

/** Whether an ISO date exists. Forms may send 31 February, or the year 27 while one is typed. */
function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return (
    date >= '1000' && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date
  );
}

/** Multi-line text. Control characters, for instance from a word processor, become spaces. */
const lines = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')),
  v.trim(),
);

/** Invisible characters. */
const unseen = /\p{Cf}/gu;

/**
 * One-line text. Line breaks become spaces, so that nobody can inject a line into a mail. Invisible
 * characters, which often come with copied text, are removed.
 */
const lineWithout = (left: RegExp) =>
  v.pipe(
    lines,
    v.transform((text) =>
      text
        .replace(left, '')
        .replace(/[\n\t]/g, ' ')
        .trim(),
    ),
  );

const line = lineWithout(unseen);

/**
 * Names and words in one line. Joiners (U+200C, U+200D) stay: Persian and other scripts need them.
 */
const words = lineWithout(/[^\P{Cf}\u200c\u200d]/gu);

/** A maximum length, to protect the server. */
const atMost = (max: number, what: string) =>
  v.maxLength<string, number, string>(max, `${what} doit contenir au plus ${max} caractères`);

const email = v.pipe(line, atMost(254, 'L’adresse e-mail'));
const message = v.pipe(lines, atMost(5000, 'Le message'));

/** A minimum number of visible characters. */
const atLeast = (min: number, message: string) =>
  v.check<string, string>((text) => text.replace(unseen, '').trim().length >= min, message);

const oneLine = (min: number, message: string, what: string) =>
  v.pipe(words, atLeast(min, message), atMost(100, what));

const nom = oneLine(shortest.nom, 'Le nom doit contenir au moins 2 caractères', 'Le nom');
const telephone = v.pipe(
  line,
  v.minLength(shortest.telephone, 'Veuillez entrer un numéro de téléphone valide'),
  atMost(100, 'Le numéro de téléphone'),
);
const ville = oneLine(shortest.ville, 'Veuillez entrer votre ville', 'La ville');

/** The rules of a callback request. */
export const callbackSchema = v.object({
  nom,
  prenom: oneLine(shortest.prenom, 'Le prénom doit contenir au moins 2 caractères', 'Le prénom'),
  telephone,
  email: v.pipe(
    email,
    v.check(
      (text) => text === '' || emailPattern.test(text),
      'Veuillez entrer une adresse email valide',
    ),
  ),
  ville,
  /** Any text: the form may be older than the current list of services. */
  service: v.pipe(
    line,
    v.minLength(shortest.service, 'Veuillez sélectionner un type de prestation'),
  ),
  message,
  /** ISO date or empty. */
  datePreferee: v.pipe(
    line,
    v.check(
      (text) => text === '' || isRealDate(text),
      'Cette date est incomplète ou n’existe pas : corrigez-la ou effacez-la',
    ),
  ),
});

/** The rules of a contact message. */
export const contactSchema = v.object({
  nom,
  email: v.pipe(email, v.regex(emailPattern, 'Veuillez entrer un email valide')),
  telephone,
  ville,
  sujet: v.pipe(words, atLeast(shortest.sujet, 'Veuillez préciser le sujet de votre demande')),
  message: v.pipe(
    message,
    atLeast(shortest.message, 'Le message doit contenir au moins 10 caractères'),
  ),
});

/** A callback request with every field; omitted ones are empty. */
export type CallbackRequest = v.InferOutput<typeof callbackSchema>;
/** A contact message with every field. */
export type ContactRequest = v.InferOutput<typeof contactSchema>;

/** Field labels, in the form, the error summary and the e-mail. */
export const labels = {
  nom: 'Nom',
  prenom: 'Prénom',
  telephone: 'Téléphone',
  email: 'E-mail',
  ville: 'Ville',
  service: 'Type de prestation',
  sujet: 'Sujet',
  message: 'Message',
  datePreferee: 'Date préférée',
} as const satisfies Record<keyof CallbackRequest | keyof ContactRequest, string>;

/** `labels` for code that has a field's name as a plain string. */
export const fieldLabels: Readonly<Record<string, string>> = labels;

/** What a request is called in the subject of its mail. */
export const subjects = { callback: 'Demande de rappel', contact: 'Message' };

/** An invalid field and the message for the visitor. */
interface Problem {
  name: string;
  message: string;
}

/** Validates the input: the request, or one problem per invalid field in their order. */
export function check<Request>(
  schema: v.GenericSchema<unknown, Request>,
  typed: unknown,
): { request?: Request; problems: Problem[] } {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (success) return { request: output, problems: [] };
  return {
    problems: issues.map(({ path, message }) => ({ name: String(path?.[0].key), message })),
  };
}
