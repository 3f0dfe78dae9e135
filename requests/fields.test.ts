import { describe, expect, test } from 'vitest';
import { callbackSchema, check, contactSchema, otherChoices } from './fields.ts';

const callback = {
  nom: 'Müller',
  prenom: 'Zoë',
  telephone: '0353012004',
  ville: 'Rixheim',
  service: 'Autre',
};
const contact = {
  nom: 'Li',
  email: 'a@b.fr',
  telephone: '0353012004',
  ville: 'Is',
  sujet: 'OK',
  message: '1234567890',
};

/** The first message for a field, or `undefined` if it is valid. */
function messageFor(
  schema: typeof callbackSchema | typeof contactSchema,
  values: Record<string, unknown>,
  field: string,
): string | undefined {
  return check<unknown>(schema, values).problems.find(({ name }) => name === field)?.message;
}

const lastName = {
  field: 'nom',
  message: 'Le nom doit contenir au moins 2 caractères',
  refused: ['', 'A', '  A  ', '\u200c\u200d', 'A\u200d \u200c'],
  taken: ['Li', '  Li '],
};
const phone = {
  field: 'telephone',
  message: 'Veuillez entrer un numéro de téléphone valide',
  refused: ['', '035301200', ' 035301200 '],
  taken: [
    '0353012004',
    '03.53.01.20.04',
    '+33 3 53 01 20 04',
    '0033353012004',
    '+41 61 123 45 67',
    '0049 7621 12345',
  ],
};
const town = {
  field: 'ville',
  message: 'Veuillez entrer votre ville',
  refused: ['', 'Y', '   ', 'Y\u200b', 'Y\u200d'],
  taken: ['Is'],
};
const notAddresses = [
  'zoe',
  'zoe@',
  '@example.org',
  'a@b',
  'zoe@example',
  'zoe example.org',
  'zoe@example..org',
  'zoe@-a.fr',
  'zoe@a-.fr',
  'a@b.c',
  'a b@c.fr',
  'a@b@c.fr',
  'a@127.0.0.1',
  'a@exa\nmple.fr',
  '<a@b.fr>',
  'a@b.fr>',
  'a@b.fr (x)',
  'a@b.fr, evil@example.org',
  'a@b.fr\r\nBcc: evil@example.org',
  '"a b"@example.org',
  'évil@example.org',
  'a@[127.0.0.1]',
  '.a@b.fr',
  'a.@b.fr',
  'a..b@c.fr',
  `a@${'a'.repeat(64)}.fr`,
];
const addresses = [
  'a@b.fr',
  'a.b.c@d.fr',
  "o'brien@ex.fr",
  "O'Connor@example.org",
  'a&b@ex.fr',
  'jean/toit@ex.fr',
  'jean@a--b.fr',
  'info@müller.de',
  'info@xn--mller-kva.de',
  'a@société.fr',
  'a@socie\u0301te\u0301.fr',
  'a@3toits.fr',
  `a@${'a'.repeat(63)}.fr`,
  'zoe+toit@mail.example.co.uk',
  'a@example.xn--p1ai',
  '\u202azo\u00ade@example.org \u202c',
];

describe.each([
  {
    form: 'callback',
    schema: callbackSchema,
    valid: callback,
    rules: [
      lastName,
      {
        field: 'prenom',
        message: 'Le prénom doit contenir au moins 2 caractères',
        refused: ['', 'Z'],
        taken: ['Al'],
      },
      phone,
      {
        field: 'email',
        message: 'Veuillez entrer une adresse email valide',
        refused: notAddresses,
        taken: ['', ' ', ...addresses],
      },
      town,
      {
        field: 'service',
        message: 'Veuillez sélectionner un type de prestation',
        refused: ['', ' '],
        taken: ['Toiture', 'Charpente', ...otherChoices],
      },
      {
        field: 'datePreferee',
        message: 'Cette date est incomplète ou n’existe pas : corrigez-la ou effacez-la',
        refused: ['2027-02-31', '2027-02-29', '2027-00-10', '0027-01-15', '15/01/2027'],
        taken: ['', '2028-02-29', '1999-12-31', '2020-01-01', '2100-01-01', '9999-12-31'],
      },
    ],
  },
  {
    form: 'contact',
    schema: contactSchema,
    valid: contact,
    rules: [
      lastName,
      {
        field: 'email',
        message: 'Veuillez entrer un email valide',
        refused: ['', ...notAddresses],
        taken: addresses,
      },
      phone,
      town,
      {
        field: 'sujet',
        message: 'Veuillez préciser le sujet de votre demande',
        refused: ['', 'S', '\u200d\u200d'],
        taken: ['OK'],
      },
      {
        field: 'message',
        message: 'Le message doit contenir au moins 10 caractères',
        refused: ['', '123456789', ' 123456789 ', '\u200d'.repeat(10)],
        taken: ['1234567890'],
      },
    ],
  },
])('$form', ({ schema, valid, rules }) => {
  test.each(rules)(
    '$field is refused and taken at its boundary',
    ({ field, message, refused, taken }) => {
      for (const value of refused)
        expect(messageFor(schema, { ...valid, [field]: value }, field), value).toBe(message);
      for (const value of taken)
        expect(messageFor(schema, { ...valid, [field]: value }, field), value).toBeUndefined();
    },
  );

  test('no field is longer than a person writes, and its sentence names it', () => {
    for (const [field, { max, what }] of Object.entries({
      nom: { max: 100, what: 'Le nom' },
      prenom: { max: 100, what: 'Le prénom' },
      ville: { max: 100, what: 'La ville' },
      telephone: { max: 100, what: 'Le numéro de téléphone' },
      message: { max: 5000, what: 'Le message' },
      email: { max: 254, what: 'L’adresse e-mail' },
    })) {
      if (!(field in schema.entries)) continue;
      const text = (length: number) =>
        field === 'email' ? `${'a'.repeat(length - 5)}@b.fr` : 'x'.repeat(length);
      expect(messageFor(schema, { ...valid, [field]: text(max) }, field), field).toBeUndefined();
      expect(messageFor(schema, { ...valid, [field]: text(max + 1) }, field)).toBe(
        `${what} doit contenir au plus ${max} caractères`,
      );
    }
  });
});

test('what is taken is what is sent: trimmed, and empty where left out', () => {
  const empty = Object.fromEntries(Object.keys(callbackSchema.entries).map((field) => [field, '']));
  expect(check(callbackSchema, { ...callback, nom: '  Müller ' }).request).toEqual({
    ...empty,
    ...callback,
  });
  expect(check(contactSchema, { ...contact, message: ' 1234567890\n' }).request).toEqual(contact);
});

test('what a paste brings besides letters counts as a space; only a message has lines', () => {
  expect(messageFor(callbackSchema, { ...callback, nom: 'A\u0001' }, 'nom')).toBe(lastName.message);
  const message = 'Une ligne\r\nune autre\rune troisième\net\tune\u0007tabulation\u0007entière';
  expect(
    check(contactSchema, { ...contact, nom: 'Jean\r\nBcc: x', ville: 'Lure\u0000\t', message })
      .request,
  ).toMatchObject({
    nom: 'Jean Bcc: x',
    ville: 'Lure',
    message: 'Une ligne\nune autre\nune troisième\net\tune tabulation entière',
  });
});

test('joiners stay where they spell a name, and go where a sign is compared or dialled', () => {
  const typed = {
    nom: '\u202aرضا\u200cزاده\u202c',
    ville: 'क्\u200dष',
    sujet: 'Toit 👨\u200d🔧',
    telephone: '0353\u200d012004',
    email: 'a\u200c@b.fr',
  };
  expect(check(contactSchema, { ...contact, ...typed }).request).toEqual({
    ...contact,
    nom: 'رضا\u200cزاده',
    ville: 'क्\u200dष',
    sujet: 'Toit 👨\u200d🔧',
  });
  expect(messageFor(callbackSchema, { ...callback, prenom: '\u200c\u200d' }, 'prenom')).toBe(
    'Le prénom doit contenir au moins 2 caractères',
  );
});

test('a long address of many dots is judged at once', () => {
  expect(
    messageFor(contactSchema, { ...contact, email: `a@${'a.'.repeat(120)}` }, 'email'),
  ).toBeDefined();
});
