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
  const lines: (string | false)[] = [
    isReserved(new URL(siteUrl).hostname) && `SITE_URL is ${siteUrl}, which no visitor can open: set the address of the site`,
    siteUrl.startsWith('http:') &&
      !isReserved(new URL(siteUrl).hostname) &&
      `SITE_URL is ${siteUrl}: without https browsers call the site not secure`,
    isReserved(email.split('@').at(-1) ?? '') && `COMPANY_EMAIL is ${email}, which nobody can have: requests sent there are lost`,
    isFictional(phone.display) && `COMPANY_PHONE is ${phone.display}, a number kept for films: whoever calls reaches nobody`,
    name === demonstration.name && !isTheirs && `company.yaml: name is "${name}", the company of the demonstration`,
    address.street === demonstration.street && !isTheirs && `company.yaml: address.street is "${address.street}", of the demonstration`,
    ...company.social.map(({ name, url }) => url === undefined && `company.yaml: social: ${name} has no address: give it one, or take the line out`),
    ...missingBeforeGoingLive(company).map((fact) => `company.yaml: legal: no ${fact}, which French law wants on the site`),
    ...formLines(company, site),
    ...pictureLines(site),
    !formForwardUrl.startsWith('/') && isReserved(new URL(formForwardUrl).hostname) && `FORM_FORWARD_URL is ${formForwardUrl}, which nobody can have`,
  ];
  return lines.filter((line) => line !== false);
}

function formLines({ formForwardUrl }: Company, { hasMailServer, isStatic }: Pick<Candidate, 'hasMailServer' | 'isStatic'>): string[] {
  if (!formForwardUrl.startsWith('/')) return [];
  if (isStatic)
    return [`FORM_FORWARD_URL is ${formForwardUrl}, where the host of the pages takes no forms: set the address of the relay or of a service`];
  return hasMailServer ? [] : ['SMTP_URL is not set: requests stay in a folder of the server, and nobody hears of them'];
}

function pictureLines({
  illustrations,
  photographs,
  saysIllustrations,
}: Pick<Candidate, 'illustrations' | 'photographs' | 'saysIllustrations'>): string[] {
  const count = illustrations.length;
  if (count > 0 && photographs.length > 0 && saysIllustrations)
    return [
      `${count} pictures are illustrations and ${photographs.length} are not (${listed(photographs)}), but mentions-legales.yaml says that none shows real work: correct that line`,
    ];
  if (count > 0) {
    const undeclared = saysIllustrations ? '' : ', and mentions-legales.yaml does not say so any more';
    return [`${count} pictures are illustrations, not your work (${listed(illustrations)})${undeclared}: put photographs in src/assets/pictures/`];
  }
  return saysIllustrations ? ['mentions-legales.yaml says that the pictures are illustrations, and none is: take that line out'] : [];
}

const listed = (names: string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '));
