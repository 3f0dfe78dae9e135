import { createHash } from 'node:crypto';
import { networkOf } from '../network.ts';
import type { VisitorRequest } from './form.ts';

const hour = 3_600_000;

/** Shorter texts may be the same by chance. */
const shortestText = 40;

/** Maximum number of texts in memory. */
const mostTexts = 10_000;

/** Metadata of a request. */
interface Arrival {
  /** Every browser sends this header with a form. */
  origin: string | undefined;
  address: string;
}

/**
 * Detects probable spam from what the server sees anyway: no captcha or honeypot, which could catch a visitor. The result only marks the subject and
 * lowers the priority; no message is rejected.
 */
export class SpamCheck {
  readonly #now: () => number;
  /** Digests of the last hour's texts, oldest first, with their first sender. */
  readonly #texts = new Map<string, { sender: string; forgotten: number }>();

  /** `now` returns milliseconds. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a program probably wrote this request. */
  looksLikeSpam({ fields }: VisitorRequest, { origin, address }: Arrival): boolean {
    const { message, ...others } = fields;
    const repeated = this.#isRepeated(message, networkOf(address));
    return (
      repeated ||
      origin === undefined ||
      links(message) > 1 ||
      links(Object.values(others).join(' ')) > 0
    );
  }

  /** Whether another sender sent the same text in the last hour; a retry by the same sender is fine. */
  #isRepeated(message: string, sender: string): boolean {
    const text = message.toLowerCase().replace(/\s+/g, ' ');
    if (text.length < shortestText) return false;
    const now = this.#now();
    for (const [digest, { forgotten }] of this.#texts) {
      if (forgotten > now && this.#texts.size < mostTexts) break;
      this.#texts.delete(digest);
    }
    const digest = createHash('sha256').update(text).digest('base64');
    const first = this.#texts.get(digest);
    if (first) return first.sender !== sender;
    this.#texts.set(digest, { sender, forgotten: now + hour });
    return false;
  }
}

/** Number of links, or texts that look like one. */
function links(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
