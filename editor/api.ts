/** The address of an action of the editor's server. */
export const address = (what: string, name = '') =>
  `/editeur/api/${what}?nom=${encodeURIComponent(name)}`;

/** The page of a file in the editor. Names are encoded, as other programs may use any character. */
export const pageOf = (name: string) =>
  `/editeur/${name.split('/').map(encodeURIComponent).join('/')}`;

/** Asks the server. If it refuses, throws its message, which is written for the owner. */
export async function ask<Answered>(what: string, method = 'GET', body?: Blob): Promise<Answered> {
  const { ok, answered } = await fetch(what, { method, body })
    .then(async (answer) => ({ ok: answer.ok, answered: await answer.json() }))
    .catch(() => {
      throw new Error('l’éditeur ne répond plus ; rouvrez « Modifier le site », puis recommencez');
    });
  if (!ok) throw new Error(answered.message);
  return answered;
}
