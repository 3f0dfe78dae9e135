export const apiPath = '/editeur/api/';

/** Asks the server. While the site starts anew nobody answers: it is asked again, for half a minute. */
export async function ask<Answered>(what: string, method = 'GET', body?: BodyInit, onWait?: () => void): Promise<Answered> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(apiPath + what, { method, headers: { 'X-Editeur': '1' }, ...(body !== undefined && { body }) });
      if (answer.status === 500) throw new Error(await answer.text());
      return await answer.json();
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError) || attempt === 30) throw error;
      onWait?.();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** The address of a picture or of a document for the editor. */
export const fileAddress = (kind: 'photo' | 'document', file: string) => `${apiPath}${kind}?nom=${encodeURIComponent(file)}`;
