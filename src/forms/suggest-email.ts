import { editDistance } from '../../content-model/text/edit-distance.ts';

/** Providers that people here write with; a domain one slip away from one of them is probably meant to be it. */
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

/** The address that was probably meant, or `undefined` when nothing looks like a slip. It is only ever suggested. */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = address.slice(at + 1).toLowerCase();
  if (providers.includes(domain)) return undefined;
  const meant = providers.find((provider) => editDistance(domain, provider, 1) === 1);
  return meant && `${address.slice(0, at)}@${meant}`;
}
