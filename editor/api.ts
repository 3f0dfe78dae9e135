/** The address of what the editor asks for, by a name. */
export const address = (what: string, name = '') =>
  `/editeur/api/${what}?nom=${encodeURIComponent(name)}`;

/** Asks the server. While the site starts anew nobody answers: it is asked again, for a minute. */
export async function ask<Answered>(
  what: string,
  method = 'GET',
  body?: Blob,
  onWait?: () => void,
): Promise<Answered> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(what, { method, ...(body && { body }) });
      const answered = await answer.json();
      if (!answer.ok) throw new Error(answered.message);
      return answered;
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      if (attempt === 60)
        throw new Error('l’éditeur ne répond plus ; ouvrez de nouveau « Modifier le site »');
      onWait?.();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
