import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { callbackSchema, contactSchema, fieldLabels } from '../../requests/fields.ts';
import { testSite } from '../../tests/support/site.ts';
import { readRequest } from '../relay/form.ts';
import { callback, contact } from '../testing.ts';
import { composeMail } from './compose.ts';

const { company } = testSite();
const date = new Date('2025-11-20T08:30:00Z');

async function mailOf(fields: Record<string, string>) {
  const request = readRequest(new Map(Object.entries(fields)));
  const source = await composeMail(
    { ...request, id: 'number', date, urgent: false, suspect: false },
    company,
    'site@example.fr',
  );
  return { source: source.toString(), mail: await PostalMime.parse(source) };
}

/** A line for each field of a form, in its order; nothing was written into the others. */
const linesOf = ({ entries }: { entries: object }, written: Record<string, string>) =>
  Object.keys(entries)
    .map((field) => `${fieldLabels[field]} : ${written[field] ?? 'non précisé'}\n`)
    .join('');

test('a callback request reads as the visitor wrote it', async () => {
  const { mail } = await mailOf({
    ...callback,
    datePreferee: '2026-05-01',
    message: callback.message.replaceAll('\n', '\r\n'),
  });
  expect(mail).toMatchObject({
    from: { name: `Site ${company.name}`, address: 'site@example.fr' },
    to: [{ address: company.email }],
    replyTo: [{ name: 'Zoë Müller-Schmitt', address: callback.email }],
    subject: 'Demande de rappel : Zoë Müller-Schmitt, Habsheim',
    date: date.toISOString(),
    messageId: `<number@${company.email.split('@')[1]}>`,
  });
  // The address to reply to is whatever a stranger typed.
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(mail.text).toBe(
    linesOf(callbackSchema, { ...callback, datePreferee: 'vendredi 1er mai 2026' }),
  );
});

test('a contact message reads as the visitor wrote it', async () => {
  const { mail } = await mailOf(contact);
  expect(mail.subject).toBe('Message : Jean O’Connor, L’Isle-sur-le-Doubs');
  expect(mail.text).toBe(linesOf(contactSchema, contact));
});

test('a name spelt with joiners arrives so in the subject, the text and the address to reply to', async () => {
  const nom = 'علی\u200cرضا رضا\u200cزاده';
  const { mail } = await mailOf({ ...contact, nom });
  expect(mail.subject).toBe(`Message : ${nom}, ${contact.ville}`);
  expect(mail.text).toContain(`Nom : ${nom}\n`);
  expect(mail.replyTo).toEqual([{ name: nom, address: contact.email }]);
});

test('to a visitor without an e-mail address there is nobody to reply', async () => {
  const { mail, source } = await mailOf({ ...callback, email: '' });
  expect(source).not.toMatch(/^Reply-To:/im);
  expect(mail.text).toContain('\nE-mail : non précisé\n');
});

test('a long message in one line arrives whole, in lines for every mail server', async () => {
  const message = 'Toit '.repeat(1000).trim();
  const { mail, source } = await mailOf({ ...contact, message });
  expect(mail.text).toContain(message);
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
});

const injections = [
  '\r\nBcc: evil@example.org',
  '\rBcc: evil@example.org',
  '\u2028Bcc: evil@example.org',
  '=?utf-8?Q?=0D=0ABcc:_e@x.fr?=',
  '", <evil@example.org>, "',
  '(comment) ; , : \\',
];

test.each(injections)(
  '%j in a field changes no header but the subject and the name',
  async (injection) => {
    for (const fields of [callback, contact]) {
      const { source: ordinary } = await mailOf(fields);
      for (const field of Object.keys(fields)) {
        const injected = { ...fields, [field]: `Jean ${injection}` };
        if (['email', 'datePreferee'].includes(field)) {
          expect(() => readRequest(new Map(Object.entries(injected)))).toThrow('Certains champs');
          continue;
        }
        const { mail, source } = await mailOf(injected);
        expect(mail.to).toEqual([{ name: '', address: company.email }]);
        expect(mail.from?.address).toBe('site@example.fr');
        expect(mail.replyTo?.map(({ address }) => address)).toEqual([fields.email]);
        expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
        const [head = ''] = source.split('\r\n\r\n');
        expect(head.match(/^[\w-]+(?=:)/gm)).toEqual(
          ordinary.split('\r\n\r\n')[0]?.match(/^[\w-]+(?=:)/gm),
        );
        expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }
    }
  },
);
