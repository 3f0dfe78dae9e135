import type { Company } from './company.ts';

/** The ways to process requests. The privacy policy has sentences for each of them. */
export const requestHandlings = [
  /** The server of the pages receives the forms. */
  'serveur',
  /** Our server on another host; the pages may be on a static host. */
  'relais',
  /** A forwarding service of a third party. */
  'service',
  /** Our server sends requests by mail, or keeps them in a folder. */
  'messagerie',
  'dossier',
] as const;

/** A way to process requests. */
export type RequestHandling = (typeof requestHandlings)[number];

/**
 * The last two labels of a host name: its domain, except below registries such as co.uk.
 */
const domain = (url: string) => new URL(url).hostname.split('.').slice(-2).join('.');

/** How requests are processed with these settings. Server and build must have the same ones. */
export function requestHandlingOf(
  { siteUrl, formForwardUrl }: Pick<Company, 'siteUrl' | 'formForwardUrl'>,
  environment: NodeJS.ProcessEnv,
): RequestHandling[] {
  const { SMTP_URL: mailServer } = environment;
  const isOwn = formForwardUrl.startsWith('/');
  if (!isOwn && domain(formForwardUrl) !== domain(siteUrl)) return ['service'];
  return [isOwn ? 'serveur' : 'relais', mailServer ? 'messagerie' : 'dossier'];
}

/** A line of a legal text. `when` limits it to some ways to process requests. */
interface LegalLine {
  when?: RequestHandling[] | undefined;
  text: string;
}

/** The lines of a legal text that are true for these ways to process requests. */
export const trueLines = (lines: LegalLine[], requestHandling: RequestHandling[]): string[] =>
  lines
    .filter(({ when = requestHandling }) => when.some((each) => requestHandling.includes(each)))
    .map(({ text }) => text);
