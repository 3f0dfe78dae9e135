/** How long an answer may take, in ms, before it counts as none. */
const answerTimeout = 20_000;

/**
 * Sends a request once, as the specification's section 7 says: multipart, no custom header (so that no preflight is
 * needed), no credentials. Resolves to whether the service said `ok`, which is all that is read of its answer: a service
 * may lead to its thank-you page, or say nothing more. It is never sent again by itself: a request without an answer may
 * have arrived.
 */
export async function send(action: string, values: Record<string, string>): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  // Safari 15 has no `AbortSignal.timeout`.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const { ok } = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: abort.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
