import MailComposer from 'nodemailer/lib/mail-composer';
import { fieldLabels, subjects } from '../../requests/fields.ts';
import type { Company } from '../../src/content-model/facts/company.ts';
import type { AcceptedRequest } from '../delivery/target.ts';

const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** A field's value as the mail shows it. */
function shown(field: string, value: string): string {
  if (value === '') return 'non précisé';
  return field === 'datePreferee'
    ? fullDate.format(new Date(value)).replace(' 1 ', ' 1er ')
    : value;
}

/**
 * The request as a complete mail from `sender`, as it is stored and sent. Its Message-ID and date
 * are fixed here, so mail programs merge two copies that a crash may cause.
 */
export async function composeMail(
  request: AcceptedRequest,
  company: Company,
  sender: string,
): Promise<Buffer> {
  const { fields, id, date } = request;
  const lines = Object.entries(fields).map(
    ([field, value]) => `${fieldLabels[field]} : ${shown(field, value)}`,
  );
  return new MailComposer({
    from: { name: `Site ${company.name}`, address: sender },
    to: company.email,
    messageId: `<${id}@${company.email.split('@').at(-1)}>`,
    date,
    // An automatic reply would go to an address that a stranger typed.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    // Empty if the visitor gave no e-mail address.
    replyTo: { name: visitorName(request), address: fields.email },
    subject: subject(request),
    text: `${lines.join('\n')}\n`,
    // Keeps the files of the outbox readable; base64 would not.
    textEncoding: 'quoted-printable',
    newline: 'win',
  })
    .compile()
    .build();
}

function subject(request: AcceptedRequest): string {
  const { urgent, suspect } = request;
  const marks = `${urgent ? '[URGENCE] ' : ''}${suspect ? '[À VÉRIFIER] ' : ''}`;
  const kind = subjects[request.kind];
  return `${marks}${kind} : ${visitorName(request)}, ${plain(request.fields.ville)}`;
}

function visitorName({ kind, fields }: AcceptedRequest): string {
  return plain(kind === 'callback' ? `${fields.prenom} ${fields.nom}` : fields.nom);
}

/**
 * Prevents text that looks like an encoded word (`=?…?=`) from being decoded in a header, where it
 * could add line breaks.
 */
function plain(text: string): string {
  return text.replaceAll('=?', '= ?');
}
