import { SettingError } from './fail.ts';

const year = 31_536_000;

/** What browsers are told of https, by what the owner asks for. */
const values = new Map([
  ['site', `max-age=${year}`],
  // Two years and all names below are what the list of browsers asks for (hstspreload.org).
  ['subdomains', `max-age=${2 * year}; includeSubDomains`],
  ['preload', `max-age=${2 * year}; includeSubDomains; preload`],
]);

/**
 * The header by which browsers stay on https, from the setting `HSTS`. Unless the owner asks for more it speaks of the site's own
 * name alone: a mailbox or an intranet below it may know no https, and what browsers were once told cannot be taken back.
 * Throws a `SettingError` for any other value.
 */
export function strictTransportSecurity({ HSTS }: NodeJS.ProcessEnv): string {
  const value = values.get(HSTS || 'site');
  if (value === undefined) throw new SettingError(`HSTS must be what stays on https; right: "site", "subdomains" or "preload" (got "${HSTS}")`);
  return value;
}
