/** How long an answer may take, in ms, before it counts as none. */
const answerTimeout = 20_000;

/**
 * Sends a request once, as the specification's section 7 says: multipart, no custom header (so that no preflight is
 * needed), no credentials. Resolves to whether the service said `ok`; anything else, a redirect or no answer included,
 * is a failure. It is never sent again by itself: a request without an answer may have arrived.
 */
export async function send(action: string, values: Record<string, string>): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (!response.ok) return false;
    // An answer cut short is no answer.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
