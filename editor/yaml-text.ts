/** Changes what a YAML file says and nothing else in it: comments, the order of fields, how a text is quoted and folded stay. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar, type ScalarTag, visit } from 'yaml';
import type { Reading } from '../content-model/content-file.ts';
import { isGroup } from './values.ts';

/** What is not changed is written as it stands: the package would fold and quote it anew. */
class Source extends String {}
const sourceTag: ScalarTag = {
  tag: 'source',
  default: true,
  identify: (value) => value instanceof Source,
  resolve: (text) => text,
  stringify: ({ value }) => String(value),
};

/** The text of a file once it says `after` instead of `before`; fields of which neither speaks stay. A new file has no text. */
export function changeYaml(text: string, before: unknown, after: unknown, reading: Reading = 'core'): string {
  if (isDeepStrictEqual(before, after)) return text;
  const options =
    reading === 'failsafe' ? { schema: 'failsafe' as const, customTags: [sourceTag] } : { customTags: ['timestamp' as const, sourceTag] };
  const document: Document = parseDocument(text, options);
  const contents = changed(document, document.contents, before, after);
  document.contents = isNode(contents) ? contents : null;
  visit(document, {
    Map: (_, { items }) => {
      for (const [index, { value }] of items.entries()) {
        const next = items[index + 1]?.key;
        if (!isScalar(value) || !value.comment || !isScalar(next) || value.range?.[0] !== value.range?.[1]) continue;
        // What stands below an empty field is about the next one.
        next.commentBefore = [value.comment, next.commentBefore].filter(Boolean).join('\n');
        next.spaceBefore = false;
        value.comment = undefined;
      }
    },
  });
  visit(document, {
    Node: (_, node) => {
      if (node.range && (isScalar(node) || ('flow' in node && node.flow))) {
        return inPlaceOf(node, new Scalar(new Source(text.slice(node.range[0], node.range[1]).trimEnd())));
      }
      if (isScalar(node) && !node.type && typeof node.value === 'string' && node.value.length > 80) node.type = Scalar.BLOCK_FOLDED;
      return undefined;
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: false });
}

function changed(document: Document, node: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && !node.flow && isGroup(before) && isGroup(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      const next = pair && node.items[node.items.indexOf(pair) + 1]?.key;
      // The comment above a field that goes stays.
      if (after[name] === undefined && isScalar(pair?.key) && isScalar(next))
        next.commentBefore = [pair.key.commentBefore, next.commentBefore].filter(Boolean).join('\n');
      if (after[name] === undefined) node.delete(name);
      else if (pair) pair.value = changed(document, pair.value, before[name], after[name]);
      else node.set(name, document.createNode(after[name]));
    }
    return node;
  }
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    const left = new Map(node.items.entries());
    const sameLength = before.length === after.length;
    node.items = after.map((item, at) => {
      const same = sameLength ? at : [...left.keys()].find((index) => isDeepStrictEqual(before[index], item));
      const known = same !== undefined && left.get(same);
      if (!known) return document.createNode(item);
      left.delete(same);
      return changed(document, known, before[same], item);
    });
    return node;
  }
  const instead = document.createNode(after);
  if (isScalar(node) && isScalar(instead) && typeof after === 'string') instead.type = node.type;
  if ((isSeq(node) && isSeq(instead) && instead.items.every(isScalar)) || (isMap(node) && isMap(instead))) instead.flow = node.flow;
  return isNode(node) ? inPlaceOf(node, instead) : instead;
}

const inPlaceOf = <Instead extends Node>({ comment, commentBefore, spaceBefore }: Node, instead: Instead) =>
  Object.assign(instead, { comment, commentBefore, spaceBefore });
