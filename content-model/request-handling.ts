import type { Company } from './company.ts';

/** Who takes what visitors send, and what becomes of it, in the words of the privacy policy, which has sentences for each. */
export const requestHandlings = [
  /** The server of the pages takes the forms. */
  'serveur',
  /** A server of ours under another name does; the pages may come from a static host. */
  'relais',
  /** A forwarding service of someone else does. */
  'service',
  /** Our server hands requests to a mail server, or keeps them in a folder. */
  'messagerie',
  'dossier',
] as const;

/** One of them. */
export type RequestHandling = (typeof requestHandlings)[number];

/** The last two names of a host: its domain, where no country has registrations below its own second names. */
const domain = (url: string) => new URL(url).hostname.split('.').slice(-2).join('.');

/** How requests are handled with these settings; whoever runs the server gives it and the build the same ones. */
export function requestHandlingOf(
  { siteUrl, formForwardUrl }: Pick<Company, 'siteUrl' | 'formForwardUrl'>,
  environment: NodeJS.ProcessEnv,
): RequestHandling[] {
  const { SMTP_URL: mailServer } = environment;
  const isOwn = formForwardUrl.startsWith('/');
  if (!isOwn && domain(formForwardUrl) !== domain(siteUrl)) return ['service'];
  return [isOwn ? 'serveur' : 'relais', mailServer ? 'messagerie' : 'dossier'];
}

/** A line of a legal text, and how requests have to be handled for it to be true. */
export type LegalLine = string | { when: RequestHandling[]; text: string };

/** The lines that are true where requests are handled so. */
export const trueLines = (lines: LegalLine[], requestHandling: RequestHandling[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    return line.when.some((way) => requestHandling.includes(way)) ? [line.text] : [];
  });
