/**
 * Changes what a YAML file says and nothing else in it: comments, the order of fields and how a
 * text is quoted stay.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { isGroup } from './values.ts';

/** The text of a file once it says `after` instead of `before`. A new file has no text. */
export function changeYaml(text: string, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  const document: Document = parseDocument(text);

  function changed(node: unknown, before: unknown, after: unknown): unknown {
    if (isDeepStrictEqual(before, after)) return node;
    if (isMap(node) && isGroup(before) && isGroup(after)) {
      for (const name of Object.keys({ ...before, ...after })) {
        const field = node.get(name, true);
        if (after[name] !== undefined) node.set(name, changed(field, before[name], after[name]));
        // A text that is taken away keeps its place and its comment: what is empty is not there.
        else if (isScalar(field)) field.value = null;
        else node.delete(name);
      }
    } else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
      // Groups stand one below the other.
      node.flow &&= !after.some(isGroup);
      node.items = after.map((item, at) => changed(node.items[at], before[at], item));
    } else if (isScalar(node) && typeof after !== 'object') {
      node.value = after;
    } else {
      return document.createNode(after);
    }
    return node;
  }

  const contents = changed(document.contents, before, after);
  document.contents = isNode(contents) ? contents : null;
  return document.toString({ lineWidth: 120, flowCollectionPadding: false, nullStr: '' });
}
