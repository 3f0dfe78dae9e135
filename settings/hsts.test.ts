import { expect, test } from 'vitest';
import { SettingError } from './fail.ts';
import { strictTransportSecurity } from './hsts.ts';

test.each([
  [undefined, 'max-age=31536000'],
  ['', 'max-age=31536000'],
  ['site', 'max-age=31536000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s asks browsers for %s', (HSTS, header) => {
  expect(strictTransportSecurity({ HSTS })).toBe(header);
});

test('any other value is refused in one line that shows a right one', () => {
  for (const HSTS of ['yes', 'toString'])
    expect(() => strictTransportSecurity({ HSTS })).toThrow(
      new SettingError(`HSTS must be what stays on https; right: "site", "subdomains" or "preload" (got "${HSTS}")`),
    );
});
