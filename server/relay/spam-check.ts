import type { VisitorRequest } from './form.ts';

/**
 * Whether a program probably wrote this request: no browser named its page, or there are two links.
 * No captcha or honeypot, which could catch a visitor; this only marks the subject.
 */
export function looksLikeSpam({ fields }: VisitorRequest, origin: string | undefined): boolean {
  const links =
    Object.values(fields)
      .join('\n')
      .match(/https?:\/\/(?:www\.)?|\bwww\./gi) ?? [];
  return origin === undefined || links.length > 1;
}
