/** What the site shows as long as nobody made it theirs, and how to tell. */

/** Names and places of the demonstration company, as `company.yaml` has them at first. */
export const demonstration = { name: 'Faîtage & Fils', street: '12 rue des Tuiliers' } as const;

/** Numbers that ring nowhere: Arcep keeps them for books and films (decision n° 2018-0881 and those before it). */
const fictionalNumbers = /^0(?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98)/;

/** Whether a number, in pairs of digits, is one of those. */
export const isFictional = (display: string): boolean => fictionalNumbers.test(display);

/** Whether a host, or what stands after the @ of an address, is a name that nobody can have (RFC 2606), or this machine. */
export const isReserved = (host: string): boolean => /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1\]?$/i.test(host);
