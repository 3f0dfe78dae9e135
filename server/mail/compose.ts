import MailComposer from 'nodemailer/lib/mail-composer';
import type { Company } from '../../content-model/company.ts';
import { emergencyService, labels } from '../../requests/fields.ts';
import type { VisitorRequest } from '../relay/form.ts';

const labelOf: Readonly<Record<string, string>> = labels;

const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** What a visitor wrote, as a person reads it. */
function shown(field: string, value: string): string {
  if (value === '') return 'non précisé';
  return field === 'datePreferee' ? fullDate.format(new Date(value)).replace(' 1 ', ' 1er ') : value;
}

/** What a mail to the company needs beside the request. */
interface MailOptions {
  company: Company;
  /** Address it comes from. */
  sender: string;
  id: string;
  date: Date;
  suspected: boolean;
}

/**
 * The mail that brings a request to the company, whole, as it is stored and sent. Number and date are in it once and for all:
 * a mail that is sent twice after a crash is then folded into one by the reader's mail program.
 */
export async function composeMail(request: VisitorRequest, { company, sender, id, date, suspected }: MailOptions): Promise<Buffer> {
  const { fields } = request;
  const lines = Object.entries(fields).map(([field, value]) => `${labelOf[field]} : ${shown(field, value)}`);
  return new MailComposer({
    from: { name: `Site ${company.name}`, address: sender },
    to: company.email,
    messageId: `<${id}@${company.email.split('@').at(-1)}>`,
    date,
    // Whoever answers by a program would answer an address that a stranger typed.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    // Nobody to reply to where the address is empty.
    replyTo: { name: visitorName(request), address: fields.email },
    subject: subject(request, suspected),
    text: `${lines.join('\n')}\n`,
    // Someone may have to read the files of the outbox: base64 would hide the text.
    textEncoding: 'quoted-printable',
    newline: 'win',
  })
    .compile()
    .build();
}

/** Whether the visitor cannot wait. */
export function isUrgent({ kind, fields }: VisitorRequest): boolean {
  return kind === 'callback' && fields.service === emergencyService;
}

function subject(request: VisitorRequest, suspected: boolean): string {
  const kind = request.kind === 'callback' ? 'Demande de rappel' : 'Message';
  const marks = `${isUrgent(request) ? '[URGENCE] ' : ''}${suspected ? '[À VÉRIFIER] ' : ''}`;
  return `${marks}${kind} : ${visitorName(request)}, ${plain(request.fields.ville)}`;
}

function visitorName({ kind, fields }: VisitorRequest): string {
  return plain(kind === 'callback' ? `${fields.prenom} ${fields.nom}` : fields.nom);
}

/** In a header `=?…?=` stands for other characters, line breaks among them; with a space in it, it is what the visitor typed. */
function plain(text: string): string {
  return text.replaceAll('=?', '= ?');
}
