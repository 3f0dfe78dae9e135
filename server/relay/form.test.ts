import { expect, test } from 'vitest';
import { callback, contact, formOf } from '../testing.ts';
import { readForm, readRequest } from './form.ts';

const readFields = (fields: Record<string, string>) => readRequest(new Map(Object.entries(fields)));
const read = async (form: FormData) => {
  const response = new Response(form);
  return readForm(Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? '');
};

test('the fields of a form are read as they were written', async () => {
  expect(Object.fromEntries(await read(formOf(callback)))).toEqual({ ...callback, message: callback.message.replaceAll('\n', '\r\n') });
});

test('a file, a field twice and what is no form are refused, each in its words', async () => {
  const withFile = formOf(contact);
  withFile.append('piece', new Blob(['x']), 'x.txt');
  await expect(read(withFile)).rejects.toMatchObject({ status: 400, message: 'Les pièces jointes ne sont pas acceptées.' });
  const twice = formOf(contact);
  twice.append('nom', 'Autre');
  await expect(read(twice)).rejects.toMatchObject({ status: 400, message: 'La demande reçue est illisible.' });
  for (const body of [Buffer.from('nom=a'), Buffer.from([0xff]), Buffer.from('a\0')])
    await expect(readForm(body, 'multipart/form-data; boundary=x')).rejects.toMatchObject({
      status: 400,
      message: 'La demande reçue est illisible.',
    });
});

test('a subject makes it a message, and a field of the other form is none', () => {
  expect([readFields(contact).kind, readFields(callback).kind]).toEqual(['contact', 'callback']);
  expect(() => readFields({ ...contact, service: 'Autre' })).toThrow('La demande reçue est illisible.');
});
