import type { VisitorRequest } from './form.ts';

/**
 * Whether a program probably sent this request: it has no `Origin` header, as browsers send, or two
 * links. This only marks the subject; a captcha or a honeypot could stop a visitor.
 */
export function looksLikeSpam({ fields }: VisitorRequest, origin: string | undefined): boolean {
  const links =
    Object.values(fields)
      .join('\n')
      .match(/https?:\/\/(?:www\.)?|\bwww\./gi) ?? [];
  return origin === undefined || links.length > 1;
}
