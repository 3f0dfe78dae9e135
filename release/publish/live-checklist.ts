import { type Company, missingBeforeGoingLive } from '../../content-model/company.ts';
import { readDeploySettings } from './deploy-settings.ts';

/** Telephone numbers that Arcep reserves for fiction (decision n° 2018-0881 and earlier ones). */
const fictionalNumbers = /^0(?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98)/;

/** Whether a number, in pairs of digits, is fictional. */
export const isFictional = (display: string): boolean => fictionalNumbers.test(display);

/** Whether a host or mail domain is reserved (RFC 2606) or is this machine. */
export const isReserved = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1\]?$/i.test(host);

/** Everything invented or missing that the law or the forms need before the site goes live, one line each. */
export function liveChecklist(company: Company, environment: NodeJS.ProcessEnv): string[] {
  const { siteUrl, email, phone, formForwardUrl } = company;
  const unlinked = company.social
    .filter(({ url }) => url === undefined)
    .map(({ name: network }) => network);
  const missing = missingBeforeGoingLive(company);
  const lines: (string | false)[] = [
    isReserved(new URL(siteUrl).hostname) &&
      `SITE_URL est ${siteUrl}, que nul visiteur ne peut ouvrir : donnez l'adresse du site`,
    siteUrl.startsWith('http:') &&
      !isReserved(new URL(siteUrl).hostname) &&
      `SITE_URL est ${siteUrl} : sans https, les navigateurs disent le site non sécurisé`,
    isReserved(email.split('@').at(-1) ?? '') &&
      `company.yaml: email est ${email}, que personne ne peut avoir : les demandes y seraient perdues`,
    isFictional(phone.display) &&
      `company.yaml: phone est ${phone.display}, un numéro réservé aux films : il ne sonne nulle part`,
    unlinked.length > 0 &&
      `company.yaml: social : ${unlinked.join(', ')} sans adresse : donnez-la, ou ôtez la ligne`,
    missing.length > 0 &&
      `company.yaml: « Ce que veut la loi », que chaque site doit dire : il manque ${missing.join(', ')}`,
    ...formLines(company, environment),
    !formForwardUrl.startsWith('/') &&
      isReserved(new URL(formForwardUrl).hostname) &&
      `FORM_FORWARD_URL est ${formForwardUrl}, que personne ne peut avoir`,
  ];
  return lines.filter((line) => line !== false);
}

function formLines({ formForwardUrl }: Company, environment: NodeJS.ProcessEnv): string[] {
  if (!formForwardUrl.startsWith('/')) return [];
  if (readDeploySettings(environment).target === 'cloudflare')
    return [
      `FORM_FORWARD_URL est ${formForwardUrl}, où l'hébergeur des pages ne prend pas de formulaires : donnez l'adresse du relais ou d'un service`,
    ];
  const { SMTP_URL: mailServer } = environment;
  return mailServer
    ? []
    : [
        "SMTP_URL n'est pas donné : les demandes restent dans un dossier du serveur, et personne n'en est averti",
      ];
}

/** One line with the number of open items, for the build's output. */
export function checklistWarning(company: Company, environment: NodeJS.ProcessEnv): string[] {
  const { length } = liveChecklist(company, environment);
  return length === 0
    ? []
    : [
        `Il manque encore ${length === 1 ? 'une chose' : `${length} choses`} à un site en ligne : "npm run check:live" les dit.`,
      ];
}
