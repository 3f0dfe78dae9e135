import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.ts';
import { type Handling, handlingOf, handlings, trueLines } from './handling.ts';

const siteUrl = 'https://www.example.fr';
const smtp = { SMTP_URL: 'smtp://localhost' };

test.each<[string, NodeJS.ProcessEnv, Handling[]]>([
  ['/relais', {}, ['serveur', 'dossier']],
  ['/relais', smtp, ['serveur', 'messagerie']],
  ['https://relais.example.fr/relais', smtp, ['relais', 'messagerie']],
  ['https://formulaires.example.com', smtp, ['service']],
])('requests sent to %s', (formForwardUrl, environment, expected) => {
  expect(handlingOf({ siteUrl, formForwardUrl }, environment)).toEqual(expected);
});

const line = v.union([v.string(), v.object({ when: v.array(v.picklist(handlings)), text: v.string() })]);
const policy = v.object({ sections: v.array(v.object({ lines: v.array(line), list: v.optional(v.array(line), []) })) });
const { sections } = v.parse(policy, parse(readFileSync(join(contentFolder, 'legal/politique-confidentialite.yaml'), 'utf8')));
const said = (handling: Handling[]) => sections.flatMap(({ lines, list }) => trueLines([...lines, ...list], handling)).join('\n');

test.each<[Handling[], string[], string[]]>([
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
  [['service'], ['service qui transmet', 'arrivent par e-mail'], ['retient en mémoire', 'Le serveur du site']],
])('the privacy policy says of %s what is true', (handling, there, missing) => {
  const text = said(handling);
  for (const words of there) expect(text).toContain(words);
  for (const words of missing) expect(text).not.toContain(words);
});
