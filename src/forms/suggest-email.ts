import { editDistance } from '../lib/text/edit-distance.ts';

/** Common mail providers; a domain at edit distance 1 is probably a typo. */
const providers = [
  'gmail.com',
  'orange.fr',
  'wanadoo.fr',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'live.fr',
  'yahoo.fr',
  'yahoo.com',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'icloud.com',
  'numericable.fr',
  'bbox.fr',
  'gmx.fr',
  'gmx.de',
  'estvideo.fr',
  'evc.net',
  'bluewin.ch',
];

/**
 * Providers that differ by one letter from one above. As suggestions they would be wrong too often.
 */
const neighbours = ['ymail.com', 'mail.com', 'email.com', 'hotmail.gr', 'yahoo.gr', 'outlook.kr'];

/** The probable address, or `undefined` if there is no typo. Only a suggestion. */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = address.slice(at + 1).toLowerCase();
  if (providers.includes(domain) || neighbours.includes(domain)) return undefined;
  const meant = providers.find((provider) => editDistance(domain, provider, 1) === 1);
  return meant && `${address.slice(0, at)}@${meant}`;
}
