/**
 * The two kinds of request: their fields in order, rules and messages, shared by the forms in the browser and the relay on the server. Source:
 * specification, section 5.
 */
import * as v from 'valibot';

/** The choice that makes a callback request urgent. */
export const emergencyService = 'Urgence fuite';

/** Choices of the callback form besides the services. */
export const otherChoices = [emergencyService, 'Autre'] as const;

/** Lengths in characters. The minimums are the specification's; the maximums only keep requests reasonably small. */
const limits = {
  name: { min: 2, max: 100 },
  phone: { min: 10, max: 40 },
  email: { max: 254 },
  /** As long as a service's name may be. */
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
 * HTML's rule for e-mail addresses with two changes: the domain needs a dot and may have letters of any language (`info@müller.de`), which some
 * browsers submit as typed and others as `xn--mller-kva.de`.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;

const isAddress = (text: string) => text.length <= limits.email.max && emailPattern.test(text);

/** Whether an ISO date exists and is in this century: forms may send year 27 or 31 February. */
function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return (
    date.startsWith('20') &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().slice(0, 10) === date
  );
}

const emptyOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === '' || isRight(text);

/** Multi-line text. Control characters, for instance from a word processor, become spaces. */
const lines = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')),
  v.trim(),
);

/** One-line text: line breaks become spaces, so that nothing can inject a line into a mail. */
const line = v.pipe(
  lines,
  v.transform((text) => text.replace(/[\n\t]/g, ' ')),
);

const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, `${max} caractères au plus`);
const between = ({ min, max }: { min: number; max: number }, message: string) =>
  v.pipe(line, v.minLength(min, message), atMost(max));

const lastName = between(limits.name, messages.lastName);
const phone = between(limits.phone, messages.phone);
const town = between(limits.name, messages.town);

export const callbackSchema = v.object({
  nom: lastName,
  prenom: between(limits.name, messages.firstName),
  telephone: phone,
  email: v.pipe(line, v.check(emptyOr(isAddress), messages.optionalEmail)),
  ville: town,
  /** Any text: the form may be older than the site's current list of services. */
  service: between(limits.service, messages.service),
  message: v.pipe(lines, atMost(limits.message.max)),
  /** ISO date or empty. */
  datePreferee: v.pipe(line, v.check(emptyOr(isRealDate), messages.date)),
});

export const contactSchema = v.object({
  nom: lastName,
  email: v.pipe(line, v.check(isAddress, messages.email)),
  telephone: phone,
  ville: town,
  sujet: between(limits.subject, messages.subject),
  message: v.pipe(
    lines,
    v.minLength(limits.message.min, messages.message),
    atMost(limits.message.max),
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

/** An invalid field and the message for the visitor. */
export interface Problem {
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
