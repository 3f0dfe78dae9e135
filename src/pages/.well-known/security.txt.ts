import { company } from 'virtual:site';

const day = 86_400_000;

/**
 * Where to report a weakness of the site (RFC 9116), which asks for an end less than a year away.
 */
export const GET = () =>
  new Response(
    [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(Date.now() + 360 * day).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${company.siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
