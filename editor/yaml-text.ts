/**
 * Changes what a YAML file says and nothing else in it: comments, the order of fields, how a text is quoted and folded stay, and a file in
 * which nothing changes stays as it is.
 */
import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Reading } from '../content-model/content-file.ts';
import { type Group, isGroup } from './values.ts';

interface Change {
  start: number;
  end: number;
  text: string;
}

const width = 120;

/** A new file. */
export const newYaml = (value: unknown, reading: Reading = 'core'): string => write(value, reading, 0, undefined);

/** The text of a file once it says `after` instead of `before`; fields of which neither speaks stay. */
export function changeYaml(text: string, before: unknown, after: unknown, reading: Reading = 'core'): string {
  if (isDeepStrictEqual(before, after)) return text;
  const document = parseDocument(text, options(reading));
  if (!isMap(document.contents) || !isGroup(before) || !isGroup(after)) return newYaml(after, reading);
  const changes: Change[] = [];
  changeMap({ text, reading, changes }, document.contents, before, after);
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text: instead }) => whole.slice(0, start) + instead + whole.slice(end), text);
}

const options = (reading: Reading) => (reading === 'failsafe' ? { schema: 'failsafe' as const } : { customTags: ['timestamp' as const] });

interface Text {
  text: string;
  reading: Reading;
  changes: Change[];
}

function changeMap(file: Text, map: YAMLMap, before: Group, after: Group): void {
  const indent = columnOf(file.text, startOf(map.items[0]?.key));
  const added: string[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    const pair = map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === name);
    if (!pair) added.push(write({ [name]: after[name] }, file.reading, indent, undefined));
    else if (after[name] === undefined) takeOut(file, pair);
    else changePair(file, pair, before[name], after[name], name, indent);
  }
  const end = endOf(file.text, map);
  if (added.length > 0) file.changes.push({ start: end, end, text: added.map((text) => `\n${' '.repeat(indent)}${text.trimEnd()}`).join('') });
}

function changePair(file: Text, pair: Pair, before: unknown, after: unknown, name: string, indent: number): void {
  const { value } = pair;
  if (isMap(value) && !value.flow && isGroup(before) && isGroup(after)) {
    changeMap(file, value, before, after);
    return;
  }
  if (isSeq(value) && !value.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    changeList(file, value, before, after);
    return;
  }
  const start = startOf(pair.key);
  const text = write({ [name]: after }, file.reading, indent, isNode(value) ? value : undefined);
  // A field without a value ends with its colon.
  const end = isNode(value) && value.range && value.range[1] > value.range[0] ? endOf(file.text, value) : file.text.indexOf(':', start) + 1;
  file.changes.push({ start, end, text: text.trimEnd() });
}

function takeOut(file: Text, pair: Pair): void {
  const line = file.text.lastIndexOf('\n', startOf(pair.key)) + 1;
  const end = isNode(pair.value) && pair.value.range ? endOf(file.text, pair.value) : file.text.indexOf(':', startOf(pair.key)) + 1;
  const next = file.text.indexOf('\n', end);
  file.changes.push({ start: line, end: next < 0 ? file.text.length : next + 1, text: '' });
}

function changeList(file: Text, list: YAMLSeq, before: unknown[], after: unknown[]): void {
  const items = list.items.filter(isNode);
  const dashes = items.map((item) => file.text.lastIndexOf('-', startOf(item) - 1));
  const indent = columnOf(file.text, dashes[0] ?? 0);
  const source = (index: number) => {
    const item = items[index];
    return item ? file.text.slice(dashes[index], endOf(file.text, item)) : '';
  };
  if (items.length !== before.length) throw new Error('the list of the file is not the one that was shown');
  if (before.length === after.length) {
    for (const [index, item] of items.entries()) {
      const was = before[index];
      const is = after[index];
      if (isDeepStrictEqual(was, is)) continue;
      if (isMap(item) && !item.flow && isGroup(was) && isGroup(is)) changeMap(file, item, was, is);
      else
        file.changes.push({
          start: dashes[index] ?? 0,
          end: endOf(file.text, item),
          text: write([is], file.reading, indent, isScalar(item) ? item : undefined).trimEnd(),
        });
    }
    return;
  }
  const left = new Set(items.keys());
  const texts = after.map((item) => {
    const same = [...left].find((index) => isDeepStrictEqual(before[index], item));
    if (same === undefined) return write([item], file.reading, indent, undefined).trimEnd();
    left.delete(same);
    return source(same);
  });
  file.changes.push({ start: dashes[0] ?? 0, end: endOf(file.text, list), text: texts.join(`\n${' '.repeat(indent)}`) });
}

/** A value as YAML, in the style of what it stands for, every line but the first moved to the right. */
function write(value: unknown, reading: Reading, indent: number, before: Node | undefined): string {
  const document = new Document(value, options(reading));
  const style = isScalar(before) ? before.type : undefined;
  const [only] = isMap(document.contents) || isSeq(document.contents) ? document.contents.items : [];
  const scalar = isPair(only) ? only.value : only;
  if (style && isScalar(scalar) && typeof scalar.value === 'string') scalar.type = style;
  else foldLongTexts(document);
  if (isNode(scalar) && isSeq(scalar) && isSeq(before) && before.flow && scalar.items.every(isScalar)) scalar.flow = true;
  const text = document.toString({ lineWidth: Math.max(40, width - indent), flowCollectionPadding: false });
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** A text that would need several lines stands folded under a ">-", where it needs no quotes. */
function foldLongTexts(document: Document): void {
  const visitNode = (node: unknown): void => {
    if (isMap(node)) for (const pair of node.items) visitNode(pair.value);
    else if (isSeq(node)) for (const item of node.items) visitNode(item);
    else if (isScalar(node) && typeof node.value === 'string' && node.value.length > 80) node.type = Scalar.BLOCK_FOLDED;
  };
  visitNode(document.contents);
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

/** Where the text of a node ends, its last line end left out. */
function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  return text.slice(0, end).trimEnd().length;
}
