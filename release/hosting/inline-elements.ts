import { createHash } from 'node:crypto';

/** Contents of the inline elements that a Content-Security-Policy holds back: styles, and scripts that would run. */
export function inlineElements(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (tag === 'style') styles.push(content);
    else if (!/\bsrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes)) scripts.push(content);
  }
  return { scripts, styles };
}

/** How a policy names the content of an inline element. */
export const policyHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
