import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './response-headers.ts';

const page = `<!doctype html><style>a{color:red}</style><style data-x="1">b{}</style>
<script type="application/ld+json">{"@type":"Thing"}</script><script src="/a.js"></script><script type="module">go()</script>
<script>stay(
)</script>`;

test('the policy lets inline styles and scripts of every page run, and no data, each hash once, whatever the order of the pages', () => {
  const other = '<script type="module">go()</script><style>c{}</style>';
  const policy = contentSecurityPolicy([page, other], '/relais');
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
  expect(policy.match(/'sha256-/g)).toHaveLength(5);
  expect(contentSecurityPolicy([other, page], '/relais')).toBe(policy);
});

test('nothing unsafe, no wildcard, no other origin', () => {
  const policy = contentSecurityPolicy([page], '/relais');
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a forwarding service elsewhere may be sent to, by its origin alone', () => {
  const policy = contentSecurityPolicy([page], 'https://formulaires.example/f/abc');
  expect(policy).toContain(
    "connect-src 'self' https://formulaires.example; form-action 'self' https://formulaires.example;",
  );
});
