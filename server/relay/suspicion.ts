import { createHash } from 'node:crypto';
import { networkOf } from '../network.ts';
import type { VisitorRequest } from './form.ts';

const hour = 3_600_000;

/** A shorter text may well be two visitors' own. */
const shortestText = 40;

/** Texts remembered at most, so that no flood can fill the memory. */
const mostTexts = 10_000;

/** How a request came. */
interface Arrival {
  /** The header that every browser sends with a form. */
  origin: string | undefined;
  address: string;
}

/**
 * Tells which requests look like spam, by what the server sees anyway: no riddle and no trap in the form, which could catch a
 * visitor. A suspicion only marks the subject of the mail. It never holds a message back, because no rule knows for certain.
 */
export class Suspicion {
  readonly #now: () => number;
  /** Digests of the texts of the last hour, oldest first, and who sent each first. */
  readonly #texts = new Map<string, { sender: string; forgotten: number }>();

  /** `now` tells milliseconds. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a program rather than a visitor may have written this. */
  fallsOn({ fields }: VisitorRequest, { origin, address }: Arrival): boolean {
    const { message, ...others } = fields;
    const repeated = this.#isRepeated(message, networkOf(address));
    return repeated || origin === undefined || links(message) > 1 || links(Object.values(others).join(' ')) > 0;
  }

  /** Whether someone else sent the same text in the last hour; who tries again after a failure is no one else. */
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

/** How many links a text has, or seems to have. */
function links(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
