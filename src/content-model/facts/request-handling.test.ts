import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../files/content-folder.ts';
import {
  type RequestHandling,
  requestHandlingOf,
  requestHandlings,
  trueLines,
} from './request-handling.ts';

const siteUrl = 'https://www.example.fr';
const smtp = { SMTP_URL: 'smtp://localhost' };

test.each<[string, NodeJS.ProcessEnv, RequestHandling[]]>([
  ['/relais', {}, ['serveur', 'dossier']],
  ['/relais', smtp, ['serveur', 'messagerie']],
  ['https://relais.example.fr/relais', smtp, ['relais', 'messagerie']],
  ['https://formulaires.example.com', smtp, ['service']],
])('requests sent to %s', (formForwardUrl, environment, expected) => {
  expect(requestHandlingOf({ siteUrl, formForwardUrl }, environment)).toEqual(expected);
});

const line = z.object({ when: z.array(z.enum(requestHandlings)).optional(), text: z.string() });
const policy = z.object({
  sections: z.array(z.object({ lines: z.array(line), list: z.array(line).default([]) })),
});
const { sections } = policy.parse(
  parse(readFileSync(join(contentFolder, 'text-pages/politique-confidentialite.yaml'), 'utf8')),
);
const said = (requestHandling: RequestHandling[]) =>
  sections.flatMap(({ lines, list }) => trueLines([...lines, ...list], requestHandling)).join('\n');

test.each<[RequestHandling[], string[], string[]]>([
  [
    ['serveur', 'messagerie'],
    ["puis il l'efface aussitôt", 'retient en mémoire'],
    ['dans un dossier', 'service qui transmet'],
  ],
  [
    ['serveur', 'dossier'],
    ['dans un dossier', 'retient en mémoire'],
    ['arrivent par e-mail', "puis il l'efface aussitôt"],
  ],
  [
    ['relais', 'messagerie'],
    ['distinct de celui qui affiche les pages', 'arrivent par e-mail'],
    ['dans un dossier', 'service qui transmet'],
  ],
  [
    ['service'],
    ['service qui transmet', 'arrivent par e-mail'],
    ['retient en mémoire', 'Le serveur du site'],
  ],
])('the privacy policy says of %s what is true', (requestHandling, there, missing) => {
  const text = said(requestHandling);
  for (const words of there) expect(text).toContain(words);
  for (const words of missing) expect(text).not.toContain(words);
});
