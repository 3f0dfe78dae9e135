/**
 * `npm run test:site`: builds the owner's site aside and checks what an owner may have changed: links, HTML, weights, what axe finds, whether
 * both forms arrive, and what is left of the demonstration. Nothing of it goes online, and no mail leaves this machine. With `--built` it
 * takes the site that is online.
 */
import '../../settings/env.ts';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pageBudgets } from '../../bench/budgets.ts';
import { company } from '../../company.ts';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { siteMistakes } from '../../hosting/site-mistakes.ts';
import { buildHere } from '../../publish/build-site.ts';
import { readCandidate } from '../../publish/candidate.ts';
import { pointTo } from '../../publish/point.ts';
import { chromiumFlags, findTestChromium } from '../../scripts/chromium.ts';
import { startMailServer, startProcess, temporaryFolder } from '../../server/testing.ts';
import { contentFolder } from '../../settings/content-folder.ts';
import { stopWith } from '../../settings/fail.ts';
import { leftBeforeGoingLive } from '../../settings/going-live.ts';
import { axeViolations } from '../support/axe.ts';
import { demonstrationContent } from '../support/folders.ts';
import { callbackValues, contactValues, fill, submitButton } from '../support/forms.ts';
import { demonstrationTraces } from '../support/traces.ts';
import { htmlProblems, pageFiles, whyNotCheckable } from '../support/valid-html.ts';
import { weightsOf } from '../support/weights.ts';

const home = process.argv.includes('--built') ? '.' : 'test-results/site';
const built = join(home, 'dist');
/** How many lines of a kind say enough. */
const shown = 30;
let mistakes = 0;

/** Prints what a check has found, and how it went. */
function report(what: string, problems: string[], sign = '✖'): void {
  for (const problem of problems.slice(0, shown)) console.error(`${sign} ${problem}`);
  if (problems.length > shown) console.error(`${sign} … and ${problems.length - shown} more of the kind`);
  if (problems.length === 0) console.log(`✔ ${what}`);
  if (sign === '✖') mistakes += problems.length;
}

/** A company with a long name and many facts may weigh a tenth more than the demonstration: one packet of the network. */
const leeway = 1.1;

/** What of a page weighs more than it may. */
async function overweight(file: string): Promise<string[]> {
  const weights: Record<string, number> = await weightsOf(built, file);
  return pageBudgets.flatMap(({ name, label, limit }) => {
    const [bytes, most] = [weights[name] ?? 0, Math.floor(limit * leeway)];
    return bytes > most ? [`${file}: ${label}: ${bytes} bytes of at most ${most}`] : [];
  });
}

/** One page of each template: what the towns of the demonstration have in common is looked at once, and every other page for itself. */
async function pagesToLookAt(files: string[]): Promise<string[]> {
  const namesIn = async (folder: string) => (await readdir(join(folder, 'towns'))).map((name) => name.replace(/\.yaml$/, '.html'));
  const [own, known] = await Promise.all([namesIn(contentFolder), namesIn(demonstrationContent)]);
  const alike = own.filter((name) => known.includes(name)).slice(1);
  return files.filter((file) => !alike.includes(file)).map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' });
  return context.newPage();
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
const isNot = () => false;

/** Fills in a form as a visitor does and sends it; returns what went wrong, if something did. */
async function sendForm(page: Page, address: string, values: Record<string, string>, { mail, received }: MailServer): Promise<string[]> {
  await page.goto(address);
  await fill(page, values);
  const arrival = mail();
  await submitButton(page).click();
  const failure = page.locator('.notice--failure').waitFor({ timeout: 20_000 });
  const { pathname } = new URL(address);
  const isThere = await Promise.race([arrival.then(() => true), failure.then(isNot, isNot)]);
  if (!isThere) return [`${pathname}: the form was sent, and no mail arrived`];
  const mailed = received.at(-1);
  const problems = [
    mailed?.to?.every(({ address: to }) => to === company.email) !== true && `${pathname}: the mail does not go to ${company.email}`,
    !mailed?.text?.includes(values.nom ?? '') && `${pathname}: the mail does not say who sent it`,
  ];
  return problems.filter((problem) => problem !== false);
}

try {
  if (home !== '.') {
    await rm(home, { recursive: true, force: true });
    // Links, anchors, pictures and headers are checked by the build itself.
    await buildHere([], home);
  }
  const site = await readBuiltSite(built);
  const files = pageFiles(built);
  report(
    `every link of ${files.length} pages leads somewhere`,
    await siteMistakes(site, { siteUrl: company.siteUrl, forms: company.formForwardUrl }),
  );
  const reason = whyNotCheckable();
  if (reason === undefined) report('every page is valid HTML', await htmlProblems(built));
  else report('', [reason], '⚠');
  const weights = await Promise.all(files.filter((file) => !/^(envoi\/|404|hors-ligne)/.test(file)).map(overweight));
  report('every page is as light as it may be heavy', weights.flat());

  await using mailServer = await startMailServer();
  await using folder = await temporaryFolder();
  await pointTo(join(folder.path, 'dist'), resolve(built));
  const environment = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const own = { PORT: '0', HOST: '127.0.0.1', SMTP_URL: mailServer.url, OUTBOX_DIR: join(folder.path, 'outbox'), ALERT_URL: '', TRUST_PROXY: '' };
  await using server = await startProcess(folder.path, { ...environment, ...own });
  if (server.url === '') throw new Error(server.lines.join('\n'));
  const url = server.url.replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch({ executablePath: findTestChromium()?.path, args: chromiumFlags });
  try {
    const page = await openPage(browser);
    const violations: string[] = [];
    const looked = await pagesToLookAt(files);
    for (const path of looked) {
      await page.goto(url + path);
      violations.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
    }
    report(`axe finds nothing on ${looked.length} pages`, violations);

    if (company.formForwardUrl.startsWith('/')) {
      const problems = [
        ...(await sendForm(page, url, callbackValues, mailServer)),
        ...(await sendForm(page, `${url}/contact`, contactValues, mailServer)),
      ];
      report(`both forms arrive as mails to ${company.email}`, problems);
    } else report('', [`the forms go to ${company.formForwardUrl}, which only you can try: send one yourself`], '⚠');
  } finally {
    await browser.close();
  }

  const isAtHome = !company.siteUrl.startsWith('https:');
  const candidate = await readCandidate(company, process.env);
  const { illustrations, photographs, saysIllustrations } = candidate;
  const areDeclared = saysIllustrations && photographs.length === 0;
  if (areDeclared)
    report('', [`${illustrations.length} pictures are illustrations, as the legal notice says: photographs of your work are better`], '⚠');
  const pictures = areDeclared ? { illustrations: [], saysIllustrations: false } : {};
  const left = [...leftBeforeGoingLive({ ...candidate, ...pictures }), ...demonstrationTraces(site, company)];
  report('nothing is left of the demonstration', left, isAtHome ? '⚠' : '✖');
  if (mistakes > 0) {
    console.error(`${mistakes} to mend`);
    process.exitCode = 1;
  } else
    console.log(
      left.length > 0 ? `✔ The site works; ${left.length} lines above are for before it goes live` : `✔ The site of ${company.name} is in order`,
    );
} catch (error) {
  stopWith(error);
}
