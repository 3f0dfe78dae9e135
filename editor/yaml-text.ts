/**
 * Changes values in a YAML text and nothing else: comments, the order of fields and the style of
 * quotes stay.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { filledItems, pairOf } from '../src/content-model/files/content-file.ts';
import { isGroup } from './values.ts';

/**
 * The YAML text after a change from `before` to `after`, with comments and unchanged lines as they
 * were. A new file starts with no text.
 */
export function changeYaml(text: string, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text;
  const document: Document = parseDocument(text);

  function changed(node: unknown, before: unknown, after: unknown): unknown {
    if (isDeepStrictEqual(before, after)) return node;
    if (isMap(node) && isGroup(before) && isGroup(after)) {
      for (const name of Object.keys({ ...before, ...after })) {
        const field = pairOf(node, name);
        const value = field?.value;
        if (after[name] === undefined) {
          // A removed text stays as an empty field, which counts as missing, to keep its comment.
          if (isScalar(value)) value.value = null;
          else node.items = node.items.filter((each) => each !== field);
        } else {
          const replacement = changed(value, before[name], after[name]);
          if (field) field.value = replacement;
          else node.set(name, replacement);
        }
      }
    } else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
      // Groups are written one below the other.
      node.flow &&= !after.some(isGroup);
      const items = filledItems(document, node);
      const left = after.map((item, at) => changed(items[at], before[at], item));
      // An empty item stays where it is, with its comment.
      const inPlace = node.items.flatMap((item) =>
        items.includes(item) ? left.splice(0, 1) : [item],
      );
      node.items = [...inPlace, ...left];
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
