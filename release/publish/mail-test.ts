/** `npm run mail:test`: sends one test mail to the company, as the server sends requests. */
import { SettingError } from '../../content-model/fail.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { readSettings } from '../../server/settings.ts';
import { runCommand } from './command.ts';

await runCommand(async (company) => {
  const { smtp, mailFrom } = readSettings(process.env);
  if (!smtp)
    throw new SettingError(
      'SMTP_URL is not set, so there is no mail server to try; right: "smtp://user:password@smtp.example.fr:587"',
    );
  const transport = createMailTransport(smtp);
  try {
    const { response } = await transport.sendMail({
      from: { name: `Site ${company.name}`, address: mailFrom ?? company.email },
      to: company.email,
      subject: 'Essai du site',
      text: `Ce message d'essai a été envoyé par le site ${company.siteUrl}. Les demandes des visiteurs arrivent par le même chemin.\n`,
    });
    console.log(
      `✔ ${smtp.host} took a mail for ${company.email} (${response}): it has to be in the mailbox now, and not among unwanted mails`,
    );
  } catch (error) {
    throw new SettingError(
      `${smtp.host} did not take the mail: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    transport.close();
  }
});
