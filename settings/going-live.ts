import { type Company, missingBeforeGoingLive } from './company.ts';
import { demonstration, isFictional, isReserved } from './demonstration.ts';

/** What a site that goes live is checked for. */
export interface Candidate {
  company: Company;
  /** Whether the server has a mail server to hand requests to. */
  hasMailServer: boolean;
  /** Whether the pages are served by hosts that run no server of ours. */
  isStatic: boolean;
  /** Names of the pictures that are still those of the demonstration. */
  illustrations: string[];
  /** Names of the pictures that are not. */
  photographs: string[];
  /** Whether the legal notice says that no picture shows real work. */
  saysIllustrations: boolean;
}

/** All that is still the demonstration, or that the law or the forms need before the site goes live: one line each, what and what to do. */
export function leftBeforeGoingLive({ company, ...site }: Candidate): string[] {
  const { siteUrl, email, phone, name, address, formForwardUrl, legal } = company;
  // Someone may have that name.
  const isTheirs = name === demonstration.name && !isFictional(phone.display) && legal.siren !== undefined;
  const unlinked = company.social.filter(({ url }) => url === undefined).map(({ name: network }) => network);
  const missing = missingBeforeGoingLive(company);
  const lines: (string | false)[] = [
    isReserved(new URL(siteUrl).hostname) && `SITE_URL est ${siteUrl}, que nul visiteur ne peut ouvrir : donnez l'adresse du site`,
    siteUrl.startsWith('http:') &&
      !isReserved(new URL(siteUrl).hostname) &&
      `SITE_URL est ${siteUrl} : sans https, les navigateurs disent le site non sécurisé`,
    isReserved(email.split('@').at(-1) ?? '') && `company.yaml: email est ${email}, que personne ne peut avoir : les demandes y seraient perdues`,
    isFictional(phone.display) && `company.yaml: phone est ${phone.display}, un numéro réservé aux films : il ne sonne nulle part`,
    name === demonstration.name && !isTheirs && `company.yaml: name est "${name}", l'entreprise de la démonstration`,
    address.street === demonstration.street && !isTheirs && `company.yaml: address.street est "${address.street}", celle de la démonstration`,
    unlinked.length > 0 && `company.yaml: social : ${unlinked.join(', ')} sans adresse : donnez-la, ou ôtez la ligne`,
    missing.length > 0 && `company.yaml: « Ce que veut la loi », que chaque site doit dire : il manque ${missing.join(', ')}`,
    ...formLines(company, site),
    ...pictureLines(site),
    !formForwardUrl.startsWith('/') &&
      isReserved(new URL(formForwardUrl).hostname) &&
      `FORM_FORWARD_URL est ${formForwardUrl}, que personne ne peut avoir`,
  ];
  return lines.filter((line) => line !== false);
}

function formLines({ formForwardUrl }: Company, { hasMailServer, isStatic }: Pick<Candidate, 'hasMailServer' | 'isStatic'>): string[] {
  if (!formForwardUrl.startsWith('/')) return [];
  if (isStatic)
    return [
      `FORM_FORWARD_URL est ${formForwardUrl}, où l'hébergeur des pages ne prend pas de formulaires : donnez l'adresse du relais ou d'un service`,
    ];
  return hasMailServer ? [] : ["SMTP_URL n'est pas donné : les demandes restent dans un dossier du serveur, et personne n'en est averti"];
}

function pictureLines({
  illustrations,
  photographs,
  saysIllustrations,
}: Pick<Candidate, 'illustrations' | 'photographs' | 'saysIllustrations'>): string[] {
  const count = illustrations.length;
  if (count > 0 && photographs.length > 0 && saysIllustrations)
    return [
      `${images(count)} d'illustration, les autres sont à vous (${listed(photographs)}), mais mentions-legales.yaml dit qu'aucune ne montre un chantier réel : corrigez cette ligne`,
    ];
  if (count > 0) {
    const undeclared = saysIllustrations ? '' : ', et mentions-legales.yaml ne le dit plus';
    return [
      `${images(count)} d'illustration, et non vos chantiers (${listed(illustrations)})${undeclared} : mettez vos photos dans src/assets/pictures/`,
    ];
  }
  return saysIllustrations ? ["mentions-legales.yaml dit que les images sont des illustrations, et aucune ne l'est : ôtez cette ligne"] : [];
}

const images = (count: number) => (count === 1 ? '1 image est' : `${count} images sont`);
const listed = (names: string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} et ${names.length - 3} de plus` : names.join(', '));
