import type { Company } from '../../content-model/company.ts';

const day = 86_400_000;

/** Where to report a weakness of the site (RFC 9116), which asks for an end less than a year away. */
export function securityText({ email, siteUrl }: Pick<Company, 'email' | 'siteUrl'>, builtAt: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + 360 * day).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
