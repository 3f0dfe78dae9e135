/** `npm run check:live`: lists invented or missing facts before the site goes live and tests the mail server. Exits with 1 if anything is left. */
import { verifyMailServer } from '../../server/mail/transport.ts';
import { readSettings } from '../../server/settings.ts';
import { runCommand } from './command.ts';
import { liveChecklist } from './live-checklist.ts';

await runCommand(async (company) => {
  const { smtp } = readSettings(process.env);
  const left = liveChecklist(company, process.env);
  if (smtp) {
    const reason = await verifyMailServer(smtp).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (reason === undefined)
      console.log(`✔ ${smtp.host} prend les e-mails d'ici ; "npm run mail:test" en envoie un`);
    else left.push(`SMTP_URL : ${smtp.host} ne prend pas les e-mails d'ici : ${reason}`);
  }
  for (const line of left) console.error(`✖ ${line}`);
  if (left.length > 0) {
    console.error(`${left.length} à régler avant la mise en ligne`);
    process.exit(1);
  }
  console.log(`✔ ${company.siteUrl} est prêt à être mis en ligne`);
});
