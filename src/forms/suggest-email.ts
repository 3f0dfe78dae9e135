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
  const meant = providers.find((provider) => isOneSlipAway(domain, provider));
  return meant && `${address.slice(0, at)}@${meant}`;
}

/** Whether one letter too many, too few, wrong, or two swapped make `typed` out of `meant`. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  const isSwap = typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2);
  return isSwap || rest(typed, 1) === rest(meant, 1) || rest(typed, 1) === rest(meant, 0) || rest(typed, 0) === rest(meant, 1);
}
