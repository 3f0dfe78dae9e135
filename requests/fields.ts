/**
 * The two requests a visitor can send: their fields in the order they are sent, the rule and the words of each.
 * Shared by the forms in the browser and by the relay on the server, so that both refuse the same things in the same words.
 * Rules and messages: specification, section 5.
 */
import * as v from 'valibot';

/** The choice of the callback form that puts a request in front of all others. */
export const emergencyService = 'Urgence fuite';

/** What a visitor can ask for in the callback form, besides the services of the site. */
export const otherChoices = [emergencyService, 'Autre'] as const;

/** Bounds in characters. The lower ones are the specification's; the upper ones only keep a request to a sane size. */
const limits = {
  name: { min: 2, max: 100 },
  phone: { min: 10, max: 40 },
  email: { max: 254 },
  /** As long as the name of a service may be. */
  service: { min: 1, max: 80 },
  subject: { min: 2, max: 200 },
  message: { min: 10, max: 5000 },
} as const;

const messages = {
  lastName: 'Le nom doit contenir au moins 2 caractères',
  firstName: 'Le prénom doit contenir au moins 2 caractères',
  phone: 'Veuillez entrer un numéro de téléphone valide',
  optionalEmail: 'Veuillez entrer une adresse email valide',
  email: 'Veuillez entrer un email valide',
  town: 'Veuillez entrer votre ville',
  service: 'Veuillez sélectionner un type de prestation',
  subject: 'Veuillez préciser le sujet de votre demande',
  message: 'Le message doit contenir au moins 10 caractères',
  date: 'Cette date est incomplète ou n’existe pas : corrigez-la ou effacez-la',
};

/**
 * An address as HTML's own rule has it, with two differences: its domain has a dot, and may have letters of any language
 * (`info@müller.de`), which some browsers hand over as typed and others as `xn--mller-kva.de`.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;

const isAddress = (text: string) => text.length <= limits.email.max && emailPattern.test(text);

/** Whether an ISO date is one of the calendar, in this century: a form gives year 27 or the 31st of February as well. */
function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return date.startsWith('20') && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

const emptyOr = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);

/** A text in lines. Control characters, which a paste from a word processor may bring, become spaces rather than a refusal. */
const lines = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')),
  v.trim(),
);

/** A text of one line: nothing in it can begin another, in a mail neither. */
const line = v.pipe(
  lines,
  v.transform((text) => text.replace(/[\n\t]/g, ' ')),
);

const atMost = (max: number) => v.maxLength<string, number, string>(max, `${max} caractères au plus`);
const between = ({ min, max }: { min: number; max: number }, message: string) => v.pipe(line, v.minLength(min, message), atMost(max));

const lastName = between(limits.name, messages.lastName);
const phone = between(limits.phone, messages.phone);
const town = between(limits.name, messages.town);

export const callbackSchema = v.object({
  nom: lastName,
  prenom: between(limits.name, messages.firstName),
  telephone: phone,
  email: v.pipe(line, v.check(emptyOr(isAddress), messages.optionalEmail)),
  ville: town,
  /** One of the choices; a form may be older than the site, so that their names are no rule. */
  service: between(limits.service, messages.service),
  message: v.pipe(lines, atMost(limits.message.max)),
  /** ISO date, or empty. */
  datePreferee: v.pipe(line, v.check(emptyOr(isRealDate), messages.date)),
});

export const contactSchema = v.object({
  nom: lastName,
  email: v.pipe(line, v.check(isAddress, messages.email)),
  telephone: phone,
  ville: town,
  sujet: between(limits.subject, messages.subject),
  message: v.pipe(lines, v.minLength(limits.message.min, messages.message), atMost(limits.message.max)),
});

/** A callback request as it is sent: every field present, omitted ones empty. */
export type CallbackRequest = v.InferOutput<typeof callbackSchema>;
/** A contact message as it is sent. */
export type ContactRequest = v.InferOutput<typeof contactSchema>;

/** What each field is called above the field, in the error summary and in the e-mail. */
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

/** A field that is refused, and why, in words for the visitor. */
export interface Problem {
  name: string;
  message: string;
}

/** What was typed as it is sent, or what is wrong with it: one problem a field, in the order of the fields. */
export function check<Request>(schema: v.GenericSchema<unknown, Request>, typed: unknown): { request?: Request; problems: Problem[] } {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (success) return { request: output, problems: [] };
  return { problems: issues.map(({ path, message }) => ({ name: String(path?.[0].key), message })) };
}
