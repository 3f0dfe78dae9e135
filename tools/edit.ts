/** `npm run edit`: the development server with the owner's editor; `-- --port 5000` for a port. */
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { editor } from '../editor/integration.ts';
import { unreadableFiles } from '../editor/versions.ts';
import { assertContent } from '../src/content-model/check.ts';
import { loadEnvFile } from '../src/content-model/facts/env.ts';
import { readSite } from '../src/content-model/facts/site.ts';
import { OwnerError, stopWith } from '../src/content-model/owner/fail.ts';

/** The file with the address of this folder's running editor. */
const addressFile = 'var/editeur.txt';

/** Two editors of one folder would write over each other. */
async function assertNoOtherEditor(): Promise<void> {
  if (!existsSync(addressFile)) return;
  const url = readFileSync(addressFile, 'utf8');
  const folder = await fetch(`${url}/api/dossier`, { signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.json())
    .catch(() => undefined);
  if (folder === realpathSync('.'))
    throw new OwnerError(
      `L'éditeur est déjà ouvert : ${url}\n` +
        "Continuez dans cette page-là, ou fermez d'abord l'autre fenêtre noire.",
    );
}

/** Names the files that cannot be read, and restores their last version if the owner says so. */
async function askAboutUnreadable(): Promise<void> {
  for (const { file, line, reason, last } of unreadableFiles()) {
    if (!last || !stdin.isTTY) continue;
    console.error(`✖ src/content/${file}: ligne ${line} : ${reason}`);
    const asked = createInterface({ input: stdin, output: stdout });
    const time = new Date(last.at).toLocaleString('fr-FR', {
      dateStyle: 'long',
      timeStyle: 'short',
    });
    const answer = await asked.question(
      `Faut-il y remettre ce que l'éditeur avait enregistré le ${time} ? Ce qui y est maintenant ` +
        'restera sous « Versions d’avant ».\nÉcrivez oui, puis Entrée ; ou Entrée seule pour ' +
        'corriger la ligne vous-même : ',
    );
    asked.close();
    if (answer.trim().toLowerCase() === 'oui') last.bringBack();
  }
}

console.log(
  "Le site s'ouvre dans le navigateur, prêt à être modifié. " +
    'Fermez cette fenêtre (ou appuyez sur Ctrl et C) quand vous avez fini.',
);
try {
  const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
  loadEnvFile();
  await assertNoOtherEditor();
  await askAboutUnreadable();
  // Contradictions between files do not keep the site from being shown, and can be corrected.
  assertContent(readSite(), ({ alone = false }) => alone);
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { address } = await dev({
    // Astro's messages are in English. Mistakes in texts are shown in the editor.
    logLevel: 'silent',
    // The browser stores unsaved input by address, so the port is one that others rarely take.
    server: port === undefined ? { open: '/editeur', port: 4320 } : { port: Number(port) },
    integrations: [editor()],
  });
  const url = `http://localhost:${address.port}/editeur`;
  mkdirSync('var', { recursive: true });
  writeFileSync(addressFile, url);
  console.log(`Prêt : ${url}`);
} catch (error) {
  stopWith(error);
}
