import { type Company, missingBeforeGoingLive } from '../../src/content-model/facts/company.ts';
import { readContent, type Source } from '../../src/content-model/files/content-file.ts';
import { valueAt } from '../../src/content-model/files/field-shape.ts';
import { dateText } from '../../src/lib/hours/dates.ts';

/** Telephone numbers that Arcep reserves for fiction (decision n° 2018-0881 and earlier ones). */
const fictionalNumbers = /^0(?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98)/;

/** Host and mail domains that are reserved (RFC 2606) or are this machine. */
const reservedHosts =
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1\]?$/i;

/** Months after which the conditions of state aids have to be checked again. */
const months = 6;

const presentLines = (lines: (string | false)[]) => lines.filter((line) => line !== false);

/**
 * The facts that are still invented or missing, although the law or the forms need them before the
 * site goes live. One line each.
 */
export function factsLeft(company: Company, { SMTP_URL }: NodeJS.ProcessEnv): string[] {
  const { siteUrl, email, phone, formForwardUrl, social, builder } = company;
  const isReserved = (url: string) => reservedHosts.test(URL.parse(url)?.hostname ?? '');
  const unlinked = social.filter(({ url }) => url === undefined).map(({ name }) => name);
  const missing = missingBeforeGoingLive(company);
  return presentLines([
    isReserved(siteUrl)
      ? `« L'entreprise », Adresse du site : nul visiteur ne peut ouvrir ${siteUrl}`
      : siteUrl.startsWith('http:') &&
        `« L'entreprise », Adresse du site : sans https, les navigateurs la disent non sécurisée`,
    isReserved(`https://${email.split('@').at(-1)}`) &&
      `« L'entreprise », E-mail : personne ne peut avoir ${email}, rien n'y arrivera`,
    fictionalNumbers.test(phone.display) &&
      `« L'entreprise », Téléphone : ${phone.display} est un numéro réservé aux films`,
    isReserved(builder.url) &&
      `« L'entreprise », Qui a fait le site : ${builder.url} n'est la page de personne`,
    unlinked.length > 0 &&
      `« L'entreprise », Réseaux : ${unlinked.join(', ')} sans adresse ; donnez-la, ou ôtez la ligne`,
    missing.length > 0 && `« L'entreprise », Ce que veut la loi : il manque ${missing.join(', ')}`,
    formForwardUrl.startsWith('/') &&
      !SMTP_URL &&
      "Serveur d'e-mails (SMTP_URL) : sans lui, les demandes restent ici, et personne ne le sait",
    isReserved(formForwardUrl) &&
      `« L'entreprise », Où vont les formulaires : personne ne peut avoir ${formForwardUrl}`,
  ]);
}

/** A reminder in one line if the aid rules have not been checked for too long. */
export function oldAids(today: Date, content: Source): string[] {
  const { value } = readContent(content, 'shared/aids.yaml');
  const date = String(valueAt(value, ['rules', 'date']));
  const due = new Date(date);
  due.setUTCMonth(due.getUTCMonth() + months);
  return presentLines([
    today >= due &&
      `Aides de l'État : lues le ${dateText(date)}, il y a plus de ${months} mois ; relisez-les`,
  ]);
}

/** Statements in the content without a source or with one that is too old. One line each. */
export function contentLeft(today: Date, content: Source): string[] {
  const { value } = readContent(content, 'pages/home.yaml');
  const figures = [valueAt(value, ['figures'])].flat();
  return presentLines([
    !valueAt(value, ['reviews', 'google']) &&
      "« Accueil », Avis : d'où vient la note ? Donnez sa « Page Google », ou ôtez-la",
    figures.some(
      (figure) =>
        String(valueAt(figure, ['value'])).includes('{satisfaction}') &&
        !valueAt(figure, ['source']),
    ) &&
      '« Accueil », Chiffres : qui a compté les clients satisfaits, et quand ? Donnez la « Source »',
  ]).concat(oldAids(today, content));
}
