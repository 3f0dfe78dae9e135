/** Finds what in a source file can be changed so that a good test should notice. */
import ts from 'typescript';
import { regexMutants } from './regex-mutants.ts';

/** One small change of a source file. */
export interface Mutant {
  /** From 1. */
  line: number;
  /** Where in the text the change begins and ends. */
  start: number;
  end: number;
  replacement: string;
  /** The innermost function around it, as an index of `functionBodies`; `undefined` outside of all. */
  within: number | undefined;
}

interface Change {
  start: number;
  end: number;
  replacement: string;
}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AsteriskAsteriskToken]: '*',
  [ts.SyntaxKind.BarToken]: '&',
  [ts.SyntaxKind.AmpersandToken]: '|',
  [ts.SyntaxKind.LessThanLessThanToken]: '>>',
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: '<<',
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken]: '<<',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
  [ts.SyntaxKind.AsteriskEqualsToken]: '/=',
  [ts.SyntaxKind.QuestionQuestionEqualsToken]: '=',
};

/** A comparison by its boundary, and by its opposite. */
const comparisons: Partial<Record<ts.SyntaxKind, [boundary: string, opposite: string]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
};

const methods: Record<string, string> = {
  every: 'some',
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  find: 'findLast',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  padStart: 'padEnd',
  replaceAll: 'replace',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
  allSettled: 'all',
};

/** Methods whose result may be taken for what they are called on. */
const skipped = new Set(['trim', 'sort', 'toSorted', 'reverse', 'toReversed', 'filter', 'slice', 'flat', 'normalize', 'catch', 'finally']);

export const parse = (path: string, text: string): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The bodies of all functions, in the order in which they begin. */
export function functionBodies(source: ts.SourceFile): ts.ConciseBody[] {
  const bodies: ts.ConciseBody[] = [];
  const visit = (node: ts.Node) => {
    const body = bodyOf(node);
    if (body) bodies.push(body);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bodies;
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  const hasBody =
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node);
  return hasBody ? node.body : undefined;
}

/** All mutants of a file, in the order of its text. */
export function mutantsOf(source: ts.SourceFile): Mutant[] {
  const mutants = new Map<string, Mutant>();
  let bodies = 0;
  const visit = (node: ts.Node, within: number | undefined) => {
    if (isNotRun(node)) return;
    const inside = bodyOf(node) ? bodies++ : within;
    for (const { start, end, replacement } of changesOf(node)) {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.set(`${start} ${end} ${replacement}`, { line, start, end, replacement, within: inside });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, undefined);
  return [...mutants.values()].sort((a, b) => a.start - b.start);
}

/** Types and imports: what stands there does not run. */
const isNotRun = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

function changesOf(node: ts.Node): Change[] {
  const instead = (...replacements: string[]) => replacements.map((replacement) => replace(node, replacement));
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isIfStatement(node)) return conditionChanges(node.expression, ['true', 'false']);
  if (ts.isConditionalExpression(node)) return conditionChanges(node.condition, ['true', 'false']);
  // As always true they would not end.
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return conditionChanges(node.expression, ['false']);
  if (ts.isForStatement(node) && node.condition) return conditionChanges(node.condition, ['false']);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return instead('false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return instead('true');
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : instead(String(aTenthMore(Number(node.text))));
  if (ts.isStringLiteralLike(node)) return isName(node) ? [] : instead(node.text === '' ? "'mutant'" : "''");
  if (ts.isTemplateExpression(node)) return instead('``');
  if (ts.isRegularExpressionLiteral(node)) return instead(...regexMutants(node.text));
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0 || isTarget(node) ? [] : instead('[]');
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0 || isTarget(node) ? [] : instead('{}');
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unaryChanges(node);
  if (ts.isAwaitExpression(node)) return instead(node.expression.getText());
  if (ts.isExpressionStatement(node)) return isSuperCall(node) ? [] : instead(';');
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node)) return instead(';');
  if (ts.isReturnStatement(node)) return node.expression ? resultChanges(node.expression) : instead(';');
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : resultChanges(node.body);
  if (ts.isCallExpression(node)) return callChanges(node);
  if (ts.isQuestionDotToken(node)) return instead(ts.isPropertyAccessExpression(node.parent) ? '.' : '');
  return [];
}

const replace = (node: ts.Node, replacement: string): Change => ({ start: node.getStart(), end: node.getEnd(), replacement });

const isBoolean = ({ kind }: ts.Node) => kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

/** A tenth more, and at least one. */
const aTenthMore = (value: number) => (Number.isInteger(value) ? value + Math.max(1, Math.round(value / 10)) : value * 1.1);

/** A condition that always, or never, holds. */
const conditionChanges = (condition: ts.Expression, values: string[]) =>
  isBoolean(condition) ? [] : values.map((value) => replace(condition, value));

function binaryChanges(node: ts.BinaryExpression): Change[] {
  const { operatorToken, parent } = node;
  const comparison = comparisons[operatorToken.kind];
  const isTriedAsCondition =
    (ts.isIfStatement(parent) && parent.expression === node) || (ts.isConditionalExpression(parent) && parent.condition === node);
  const isEquality =
    operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken || operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
  // Always and never are harder to notice than the opposite, which would add nothing to them.
  if (isTriedAsCondition && isEquality) return [];
  if (comparison) return (isTriedAsCondition ? comparison.slice(0, 1) : comparison).map((operator) => replace(operatorToken, operator));
  const operator = operators[operatorToken.kind];
  return operator ? [replace(operatorToken, operator)] : [];
}

function unaryChanges(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Change[] {
  const operand = node.operand.getText();
  if (node.operator === ts.SyntaxKind.PlusToken) return [];
  if (node.operator !== ts.SyntaxKind.PlusPlusToken && node.operator !== ts.SyntaxKind.MinusMinusToken) return [replace(node, operand)];
  const other = node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++';
  return [replace(node, ts.isPrefixUnaryExpression(node) ? other + operand : operand + other)];
}

/** What a function gives is left out. A literal is not: it is changed by itself. */
function resultChanges(result: ts.Expression): Change[] {
  let value = result;
  while (ts.isParenthesizedExpression(value)) value = value.expression;
  const isChangedItself =
    ts.isLiteralExpression(value) ||
    ts.isTemplateExpression(value) ||
    ts.isArrayLiteralExpression(value) ||
    ts.isObjectLiteralExpression(value) ||
    isBoolean(value);
  return isChangedItself || value.getText() === 'undefined' ? [] : [replace(result, 'undefined')];
}

function callChanges(node: ts.CallExpression): Change[] {
  const { expression: callee } = node;
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const name = callee.name.text;
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return [...(method ? [replace(callee.name, method)] : []), ...(skipped.has(name) ? [replace(node, callee.expression.getText())] : [])];
}

const isSuperCall = ({ expression }: ts.ExpressionStatement) =>
  ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;

/** The name of a property, or of a type as `typeof` gives it. */
function isName(node: ts.LiteralExpression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return ts.isTypeOfExpression(parent.left);
  return (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node;
}

/** Stands on the left: what is there is not read but written. */
const isTarget = (node: ts.Node) =>
  ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
