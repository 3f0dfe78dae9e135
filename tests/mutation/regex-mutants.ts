const swappedEscapes: Record<string, string> = { d: 'D', D: 'd', s: 'S', S: 's', w: 'W', W: 'w', b: 'B', B: 'b', p: 'P', P: 'p' };
const swappedGroups: Record<string, string> = { '(?=': '(?!', '(?!': '(?=', '(?<=': '(?<!', '(?<!': '(?<=' };

/** One piece of a pattern that means something by itself: an escape, the head of a group or of a class, a quantifier, a character. */
const piece = /\\.|\(\?<?[=!]|\(\?[:<]|\[\^?|\{\d+(?:,\d*)?\}|[\s\S]/gu;

/** The mutants of a regular expression literal such as `/^a+$/i`: without an anchor, a quantifier or a flag, or with the opposite class. */
export function regexMutants(literal: string): string[] {
  const end = literal.lastIndexOf('/');
  const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  const patterns: string[] = [];
  let inClass = false;
  for (const { 0: text, index } of pattern.matchAll(piece)) {
    const replacement = inClass ? replacementInClass(text) : replacementOf(text);
    if (replacement !== undefined) patterns.push(pattern.slice(0, index) + replacement + pattern.slice(index + text.length));
    if (text.startsWith('[') && !inClass) inClass = true;
    else if (text === ']') inClass = false;
  }
  // Without `u` a pattern is another language, and often none.
  const fewerFlags = [...flags].filter((flag) => !'uv'.includes(flag)).map((flag) => flags.replace(flag, ''));
  return [...patterns.map((changed) => [changed, flags] as const), ...fewerFlags.map((left) => [pattern, left] as const)].flatMap(([source, left]) =>
    isRegex(source, left) ? [`/${source}/${left}`] : [],
  );
}

function replacementOf(text: string): string | undefined {
  if (text.startsWith('\\')) return replacementInClass(text);
  if (text === '[') return '[^';
  if (text === '[^') return '[';
  if (text === '*') return '+';
  if ('^$+?'.includes(text) || text.startsWith('{')) return '';
  return swappedGroups[text];
}

function replacementInClass(text: string): string | undefined {
  const swapped = text.startsWith('\\') ? swappedEscapes[text.charAt(1)] : undefined;
  return swapped && `\\${swapped}`;
}

function isRegex(source: string, flags: string): boolean {
  if (source === '') return false;
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
