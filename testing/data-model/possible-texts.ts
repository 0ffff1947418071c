import { type CallExpression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';
import type { Callers } from './callers.ts';
import { constantOrNot, constantValues, NotConstant } from './constant-value.ts';

/** All texts that an expression can evaluate to: each branch, each table entry, each parameter value. */
export function possibleTexts(
  checker: Checker,
  callersOf: (node: Node) => Callers,
): (node: Node) => string[] {
  const constant = constantValues(checker);

  function possible(node: Node): unknown[] {
    const value = constantOrNot(() => ({ is: constant(node) }));
    if (value) return [value.is];
    const words = literalsOf(node);
    if (words.length > 0) return words;
    if (is.isConditionalExpression(node)) return [...possible(node.whenTrue), ...possible(node.whenFalse)];
    if (is.isElementAccessExpression(node)) return possible(node.expression).flatMap((all) => entriesOf(all));
    if (is.isTemplateExpression(node)) return filledIn(node);
    if (is.isIdentifier(node)) return ofName(node);
    if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken)
      return [...possible(node.left), ...possible(node.right)];
    if (is.isCallExpression(node)) return ofCall(node);
    throw new NotConstant(SyntaxKind[node.kind]);
  }

  function literalsOf(node: Node): string[] {
    const type = checker.getTypeAtLocation(node);
    const types = type?.isUnionType() ? type.getTypes() : [type];
    const words = types.flatMap((one) => (one?.isStringLiteralType() ? [one.value] : []));
    return words.length === types.length ? words : [];
  }

  function filledIn(node: Node): string[] {
    if (!is.isTemplateExpression(node)) return [];
    return node.templateSpans.reduce(
      (texts, span) => {
        const parts = possible(span.expression);
        return texts.flatMap((text) => parts.map((word) => text + String(word) + span.literal.text));
      },
      [node.head.text],
    );
  }

  function ofName(node: Node): unknown[] {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration?.resolve();
    const { calls, at } = callersOf(node);
    if (calls.length > 0)
      return calls.flatMap(({ arguments: given }) => (given[at] ? possible(given[at]) : []));
    if (!declaration || !is.isVariableDeclaration(declaration)) throw new NotConstant('name');
    if (declaration.initializer) return possible(declaration.initializer);
    const loop = declaration.parent.parent;
    if (is.isForOfStatement(loop)) return possible(loop.expression).flatMap((all) => entriesOf(all));
    throw new NotConstant('name');
  }

  function ofCall({ expression, arguments: given }: CallExpression): unknown[] {
    if (is.isPropertyAccessExpression(expression) && expression.name.text === 'get')
      return possible(expression.expression).flatMap((all) => entriesOf(all));
    const called = constant(expression);
    if (typeof called !== 'function') throw new NotConstant('call');
    const lists = given.reduce<unknown[][]>(
      (before, one) => before.flatMap((list) => possible(one).map((value) => [...list, value])),
      [[]],
    );
    return lists.map((list) => called(...list));
  }

  return (node) => [...new Set(possible(node).map(textOf))];
}

function entriesOf(all: unknown): unknown[] {
  if (all instanceof Map || all instanceof Set) return [...all.values()];
  return typeof all === 'object' && all !== null ? Object.values(all) : [];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'text') : undefined;
  if (typeof text !== 'string') throw new NotConstant('text');
  return text;
}
