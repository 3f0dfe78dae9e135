import { isScalar, visit } from 'yaml';
import { type Content, mustBeQuoted } from '../content-file.ts';
import {
  type Facts,
  namesInAnswers,
  namesInTowns,
  namesOnTownPages,
  unknownNames,
} from '../text/fill-in.ts';

/** YAML syntax errors, or names in braces that are not facts. */
export function syntaxMistakes(
  path: string,
  { document, text, mistake, lineAt }: Content,
  facts: Facts,
): { line: number; reason: string }[] {
  if (mistake) return [mistake];
  const known = { ...facts, ...namesOf(path) };
  const mistakes: { line: number; reason: string }[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const unknown = unknownNames(value, known);
      if (!unknown) return;
      const start = text.indexOf(unknown.slice(0, unknown.indexOf('}') + 1), range[0]);
      mistakes.push({ line: lineAt(start < 0 ? range[0] : start), reason: unknown });
    },
    Map(_, { flow, items, range }) {
      const [pair] = items;
      if (!flow || !range || items.length !== 1 || !isScalar(pair?.key) || pair.value !== null)
        return;
      mistakes.push({ line: lineAt(range[0]), reason: mustBeQuoted(`{${pair.key.value}}`) });
    },
  });
  return mistakes;
}

/** Names that a file's texts may use besides the facts. */
function namesOf(path: string): Facts {
  if (path.startsWith('towns/')) return namesInTowns;
  if (path === 'shared/towns.yaml') return namesOnTownPages;
  return path === 'pages/zone-intervention.yaml' ? namesInAnswers : {};
}
