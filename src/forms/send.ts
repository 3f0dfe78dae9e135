/** Timeout of a response in milliseconds. */
const answerTimeout = 20_000;

/**
 * Sends a request once (specification, section 7): multipart, without custom headers, so that no
 * preflight is needed, and without credentials. Returns whether the status was ok; the body is
 * ignored, because services answer differently. Never retries: a request without a response may
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
