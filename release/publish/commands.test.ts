import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer, temporaryFolder } from '../../server/testing.ts';
import { testSite } from '../../tests/support/site.ts';

const { company } = testSite();

/** Runs a command with only these settings. */
async function run(command: string, environment: Record<string, string> = {}, folder = '.') {
  const child = spawn(process.execPath, [resolve(`release/publish/${command}.ts`)], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [status] = await once(child, 'close');
  return { status, output };
}

/** The same in a folder without `.env`, which might name a real mail server or site. */
async function runElsewhere(command: string, environment: Record<string, string> = {}) {
  await using folder = await temporaryFolder();
  return await run(command, environment, folder.path);
}

const realFacts = {
  SITE_URL: 'https://www.toitures-muller.fr',
  COMPANY_EMAIL: 'contact@toitures-muller.fr',
  COMPANY_PHONE: '03 88 12 34 56',
};

test('what is made up or missing is named, and ends the check with 1', async () => {
  const { status, output } = await run('check-live', {
    SITE_URL: 'https://www.toitures-muller.fr',
    COMPANY_EMAIL: 'contact@maison.example',
    SMTP_URL: '',
    DEPLOY_TO: '',
  });
  expect(status).toBe(1);
  expect(output).toContain(
    '✖ company.yaml: email est contact@maison.example, que personne ne peut avoir',
  );
  expect(output).toContain("✖ SMTP_URL n'est pas donné");
  expect(output).not.toContain('SITE_URL est');
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
    (await run('check-live', { ...realFacts, SMTP_URL: withLogin(right.url) })).output,
  ).toContain(`✔ 127.0.0.1:${right.port} prend les e-mails d'ici`);
  const { status, output } = await run('check-live', {
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

test('one mail is sent on request, to the company', async () => {
  await using server = await startMailServer();
  const { status, output } = await runElsewhere('mail-test', {
    ...realFacts,
    SMTP_URL: server.url,
  });
  expect([status, output]).toEqual([
    0,
    expect.stringContaining('took a mail for contact@toitures-muller.fr'),
  ]);
  expect(server.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['contact@toitures-muller.fr', 'Essai du site'],
  ]);
  expect(server.received[0]?.from?.name).toBe(`Site ${company.name}`);
});

test.each([
  ['deploy', {}, /^✖ Rien ne dit encore où mettre le site en ligne : .*DEPLOY_TO=here.*\n$/],
  [
    'deploy',
    { DEPLOY_TO: 'rsync://example.fr/site' },
    /^✖ DEPLOY_TO must say .* \(got "rsync:.*\n$/,
  ],
  [
    'deploy',
    { DEPLOY_TO: 'cloudflare' },
    /^✖ L’adresse du site est http:\/\/localhost:4321, que nul visiteur ne peut ouvrir.*\n$/,
  ],
  ['mail-test', {}, /^✖ SMTP_URL is not set.*\n$/],
  ['rollback', { DEPLOY_TO: 'ssh://example.fr/srv/site' }, /^✖ DEPLOY_TO must say.*\n$/],
])('%s with %j is refused in one line', async (command, environment, line) => {
  expect(await runElsewhere(command, environment)).toEqual({
    status: 1,
    output: expect.stringMatching(line),
  });
});
