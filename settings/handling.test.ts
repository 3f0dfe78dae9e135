import { expect, test } from 'vitest';
import { handlingOf } from './handling.ts';

const siteUrl = 'https://www.example.fr';
const smtp = { SMTP_URL: 'smtp://localhost' };

test.each([
  ['/relais', {}, ['own server', 'folder']],
  ['/relais', smtp, ['own server', 'mail']],
  ['https://relais.example.fr/relais', smtp, ['own relay', 'mail']],
  ['https://formulaires.example.com', smtp, ['service']],
])('requests sent to %s', (formForwardUrl, environment, expected) => {
  expect(handlingOf({ siteUrl, formForwardUrl }, environment)).toEqual(expected);
});
