import type { Company } from '../../src/content-model/facts/company.ts';
import type { Target } from '../delivery/target.ts';
import { composeMail } from './compose.ts';
import { mailTransport } from './transport.ts';

/** The company's mailbox. Without a mail server its mails stay in the outbox. */
export function mail(company: Company, server: URL | undefined, sender: string): Target {
  return {
    name: '',
    destination: `${company.email} ${server ? `through ${server.host}` : 'once SMTP_URL is set'}`,
    recipient: 'notre messagerie',
    compose: (request) => composeMail(request, company, sender),
    transport: server && mailTransport(server, { from: sender, to: company.email }),
  };
}
