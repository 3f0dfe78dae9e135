const apiPath = '/editeur/api/';

/** Asks the server. While the site starts anew nobody answers: it is asked again, for a minute. */
export async function ask<Answered>(what: string, method = 'GET', body?: Blob, onWait?: () => void): Promise<Answered> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(apiPath + what, { method, ...(body && { body }) });
      const answered = await answer.json();
      if (!answer.ok) throw new Error(answered.message);
      return answered;
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      if (attempt === 60) throw new Error('l’éditeur ne répond plus ; ouvrez de nouveau « Modifier le site »');
      onWait?.();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** The address of a picture or of a document for the editor. */
export const fileAddress = (kind: 'photo' | 'document', file: string) => `${apiPath}${kind}?nom=${encodeURIComponent(file)}`;
