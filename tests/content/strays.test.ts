import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The name of a control, a landmark or a mark, or a part of one: it belongs to the code. */
const isLabel = (text: string) =>
  (text.match(/\p{L}[\p{L}’-]*/gu) ?? []).length <= 5 && !/\p{L}\.$/u.test(text);

/** Letters that English and code do without, or a word that begins like a sentence. */
const isFrench = (text: string) =>
  /[àâçéèêëîïôœùûÀÉÈ’]|\p{L} [;:?!%]/u.test(text) || /^\p{Lu}\p{Ll}+(?:$|[\s,.:])/u.test(text);

/**
 * What a component shows that does not come to it from outside: texts between its tags, and strings
 * that read like French.
 */
function wordsOf(path: string): string[] {
  const found: string[] = [];
  // A script at the end of a page is no text of it.
  const code = readFileSync(path, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    // Keys, and names of elements.
    const isCompared = ts.isBinaryExpression(node.parent ?? node);
    const isString =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text.replace('&amp;', '')))
      found.push(node.text);
    else if (isString && !isCompared && isFrench(node.text.trim())) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map((text) => text.replace(/[\s\u00A0\u202F]+/g, ' ').trim());
}

/** Where spelling, claims and typography are checked and an owner can change it. */
test('every sentence that visitors read stands in src/content', () => {
  const strays = globSync('src/**/*.{tsx,astro}').flatMap((path) =>
    wordsOf(path)
      .filter((text) => !isLabel(text))
      .map((text) => `${path}: “${text}”: write it in src/content/ and hand it to the component`),
  );
  expect(strays).toEqual([]);
});
