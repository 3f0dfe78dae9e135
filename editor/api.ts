/** The address of what the editor asks for, by a name. */
export const address = (what: string, name = '') =>
  `/editeur/api/${what}?nom=${encodeURIComponent(name)}`;

/** The page of a file in the editor; other programs may have given it any name. */
export const pageOf = (name: string) =>
  `/editeur/${name.split('/').map(encodeURIComponent).join('/')}`;

/** Asks the server; throws what it says, in the owner's words, if it cannot be done. */
export async function ask<Answered>(what: string, method = 'GET', body?: Blob): Promise<Answered> {
  const { ok, answered } = await fetch(what, { method, body })
    .then(async (answer) => ({ ok: answer.ok, answered: await answer.json() }))
    .catch(() => {
      throw new Error('l’éditeur ne répond plus ; rouvrez « Modifier le site », puis recommencez');
    });
  if (!ok) throw new Error(answered.message);
  return answered;
}
