import {
  addressOf,
  answerHeaders,
  type BuiltSite,
  type Resource,
  type Variant,
} from './built-site.ts';
import { headersFor } from './headers-file.ts';

/**
 * The built site in memory: a table from path to content. A request can only name an entry, never a
 * file on disk, and needs no disk access. Look up each request again, because the build may change.
 */
export class ServedSite {
  #built: BuiltSite;

  constructor(built: BuiltSite) {
    this.#built = built;
  }

  /** False while no build could be read. */
  get hasPages(): boolean {
    return this.#built.files.has('/');
  }

  /** Switches to another build in one step, between two requests. */
  replaceWith(built: BuiltSite): void {
    this.#built = built;
  }

  /** The `Strict-Transport-Security` value, sent over https only. */
  get strictTransportSecurity(): string | undefined {
    return headersFor(this.#built.rules, '/')['strict-transport-security'];
  }

  /** The response for a path, in the smallest encoding that `Accept-Encoding` allows. */
  find(path: string, acceptEncoding: string | undefined): Variant | undefined {
    const resource = this.#built.files.get(path) ?? this.#built.files.get(decoded(path));
    return resource && choose(resource, acceptEncoding);
  }

  /** The 404 page. */
  notFound(acceptEncoding: string | undefined): Variant {
    return choose(this.#built.notFound, acceptEncoding);
  }

  /**
   * Redirect target of a path that ends in a slash or `.html`, or of a removed page. Always a path
   * of this site, so never an open redirect.
   */
  movedTo(path: string): string | undefined {
    const address = addressOf(decoded(path).replace(/\/$/, '').slice(1));
    return this.#built.files.has(address) ? encodeURI(address) : this.#built.redirects.get(address);
  }

  /** Response headers for a path, without `Strict-Transport-Security`. */
  headersFor(path: string): Record<string, string> {
    return answerHeaders(this.#built.rules, path);
  }

  /** Whether any page's markup contains this text. */
  mentions(text: string): boolean {
    return [...this.#built.files.values()].some(
      ({ plain }) =>
        plain.headers['content-type']?.startsWith('text/html') && plain.body.includes(text),
    );
  }
}

/** Brotli if it is accepted; weight 0 means refused (RFC 9110, section 12.5.3). */
function choose({ brotli, plain }: Resource, acceptEncoding = ''): Variant {
  const accepted = acceptEncoding.toLowerCase().replaceAll(' ', '').split(',');
  const takesBrotli = accepted.some((item) => item === 'br' || Number(item.split('br;q=')[1]) > 0);
  return (takesBrotli && brotli) || plain;
}

/** The decoded path; malformed encoding stays as it is and matches nothing. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
