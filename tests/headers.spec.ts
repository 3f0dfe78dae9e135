import { formAction } from '../src/content-model/facts/company.ts';
import { startBuiltSite } from './support/own-site.ts';
import { testSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { company } = testSite();
const places = [
  '/',
  '/contact',
  '/n-existe-pas',
  '/hors-ligne',
  '/sw.js',
  '/sitemap.xml',
  '/favicon.svg',
  '/contact/',
  '/sante',
  '/vivant',
  formAction(company),
];

test('whatever is answered carries the headers of a site graded A+', async ({ request }) => {
  for (const place of places) {
    const headers = (await request.get(place, { maxRedirects: 0 })).headers();
    expect({ place, ...headers }).toMatchObject({
      place,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*geolocation=\(\)/),
    });
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const name of [
      'cross-origin-opener-policy',
      'strict-transport-security',
      'set-cookie',
      'server',
      'x-powered-by',
    ])
      expect(headers).not.toHaveProperty(name);
  }
});

test('behind a proxy that ends TLS, browsers are told to stay on https', async ({ request }) => {
  await using server = await startBuiltSite();
  for (const place of places) {
    const headers = (
      await request.get(server.url + place, {
        headers: { 'X-Forwarded-Proto': 'https' },
        maxRedirects: 0,
      })
    ).headers();
    // For this name alone, unless the owner asks for more.
    expect([place, headers['strict-transport-security']]).toEqual([place, 'max-age=31536000']);
  }
});
