import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { inspect } from '../monitoring/health.ts';
import { targets } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { breakOutbox, callback, exampleSettings, mailsIn, post, startServer } from '../testing.ts';
import type { FailedDelivery, Target } from './target.ts';

afterEach(() => void vi.restoreAllMocks());

/** A target with this outcome of each delivery, and what it was sent. */
function fakeTarget(name: string, outcome?: FailedDelivery) {
  const sent: string[] = [];
  const target: Target = {
    name,
    destination: `https://${name}.example`,
    recipient: name,
    compose: async ({ id, fields }) => Buffer.from(`${id} ${fields.nom} for ${name}`),
    transport: {
      send: async (message) => {
        sent.push(String(message));
        return outcome;
      },
      close: () => {},
    },
  };
  return { sent, target };
}

test('a request goes to every target; one that fails holds up neither another nor the answer', async () => {
  const broken = fakeTarget('broken', { result: 'refused', reason: 'no', advice: 'check it' });
  const whole = fakeTarget('whole');
  await using server = await startServer({ targets: [broken.target, whole.target] });
  const waiting = () => Promise.all(server.workers.map(({ outbox }) => outbox.waiting()));
  expect((await post(server.relay, callback)).status).toBe(200);
  const [id = ''] = await server.outbox.waiting();
  await vi.waitUntil(() => server.lines.length >= 4);
  expect(await waiting()).toEqual([[id], [id], []]);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
  expect([broken.sent, whole.sent]).toEqual([
    [`${id} ${callback.nom} for broken`],
    [`${id} ${callback.nom} for whole`],
  ]);
  const file = join('broken', id);
  expect([...server.lines].sort()).toEqual([
    `${id}: accepted`,
    'alert: Des demandes pour « broken » attendent. Rien n’est perdu. Prévenez la personne qui s’occupe du site.',
    expect.stringContaining(`${file}: refused (no), kept and tried again in `),
    `${join('whole', id)}: delivered`,
  ]);
});

test('a request that cannot be kept for one target is not confirmed; one that waits long is told', async () => {
  await using server = await startServer({ targets: [fakeTarget('second').target] });
  for (const { outbox } of server.workers) {
    const mend = await breakOutbox(outbox);
    expect((await post(server.relay, callback)).status).toBe(503);
    expect((await inspect(server.workers, false)).problems).toEqual(['unwritable']);
    await mend();
    const state = await outbox.state();
    vi.spyOn(outbox, 'state').mockResolvedValue({ ...state, oldestSeconds: 901 });
  }
  const { problems, oldestSeconds } = await inspect(server.workers, true);
  expect([problems, oldestSeconds]).toEqual([['late', 'late second'], 901]);
});

test('the privacy policy names everyone who gets requests, and the operator finds their alerts', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const policy = read('src/content/text-pages/politique-confidentialite.yaml').replace(/\s+/g, ' ');
  for (const { name, recipient } of targets(readSettings(exampleSettings()), testSite().company)) {
    expect(policy, 'politique-confidentialite.yaml').toContain(recipient);
    if (name) expect(read('docs/exploitation.md'), 'docs/exploitation.md').toContain(`« ${name} »`);
  }
});
