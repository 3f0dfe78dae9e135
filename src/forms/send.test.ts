import { expect, test, vi } from 'vitest';
import {
  type Behaviour,
  behaviours,
  startForwarding,
  successes,
} from '../../tests/support/forwarding.ts';
import { freePort } from '../../tests/support/ports.ts';
import { send } from './send.ts';

const { neverAnswers, failsWith500, refusesWith404, refusesWith422, refusesWith429 } = behaviours;
const { redirectsForEver, cutsBeforeAnswering } = behaviours;

const values = { nom: 'Müller', message: 'Première ligne\nDeuxième ligne : 100 % à 1 €' };

/** What `send` says of a service that behaves like this, and how often it was asked. */
async function sendTo(behaviour: Behaviour) {
  const port = await freePort();
  await using service = await startForwarding(behaviour, port);
  const ok = await send(`http://127.0.0.1:${port}/contact%40example.fr`, values);
  const posts = service.requests.filter(({ method }) => method === 'POST');
  return { ok, posts };
}

test.for(Object.entries(successes))(
  'a service that %s has the request, which was sent once',
  async ([, behaviour]) => {
    const { ok, posts } = await sendTo(behaviour);
    expect([ok, posts.length]).toEqual([true, 1]);
  },
);

test.for(
  Object.entries({
    failsWith500,
    refusesWith404,
    refusesWith422,
    refusesWith429,
    redirectsForEver,
    cutsBeforeAnswering,
  }),
)('a service that %s does not have it, and is not asked again', async ([, behaviour]) => {
  const { ok, posts } = await sendTo(behaviour);
  expect([ok, posts.length]).toEqual([false, 1]);
});

test('a service that is not there does not have it', async () => {
  expect(await send(`http://127.0.0.1:${await freePort()}/`, values)).toBe(false);
});

test('a service that does not answer in 20 s does not have it', { timeout: 5_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const port = await freePort();
    await using service = await startForwarding(neverAnswers, port);
    const sent = send(`http://127.0.0.1:${port}/`, values);
    while (service.requests.length === 0) await new Promise(setImmediate);
    let isOver = false;
    void sent.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
