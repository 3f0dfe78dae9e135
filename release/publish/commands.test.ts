import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '../../server/testing.ts';

/** Runs a command with only these settings. */
async function run(command: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['release/publish/commands.ts', command], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

const realFacts = {
  SITE_URL: 'https://www.toitures-muller.fr',
  COMPANY_EMAIL: 'contact@toitures-muller.fr',
  COMPANY_PHONE: '03 88 12 34 56',
};

test('a setting of the server that is wrong stops a build, before it goes online', async () => {
  expect(await run('build', { SMTP_URL: 'localhost' })).toEqual({
    status: 1,
    output: expect.stringMatching(/^✖ SMTP_URL must be a mail server, .*\n$/),
  });
});

test('the mail server is tried, with what it says when it does not take the login', async () => {
  await using right = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
  });
  await using wrong = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no such user')),
  });
  const withLogin = (url: string) => url.replace('//', '//user:secret@');
  expect(
    (await run('check:live', { ...realFacts, SMTP_URL: withLogin(right.url) })).output,
  ).toContain(`✔ 127.0.0.1:${right.port} prend les e-mails d'ici`);
  const { status, output } = await run('check:live', {
    ...realFacts,
    SMTP_URL: withLogin(wrong.url),
  });
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(
      /✖ SMTP_URL : 127\.0\.0\.1:\d+ ne prend pas les e-mails d'ici : .*no such user/,
    ),
  ]);
  expect(output).not.toContain('secret');
});
