import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker, Symbol as Named } from 'typescript/unstable/sync';

/** The values of parameters by the id of their symbol. */
type Scope = ReadonlyMap<number, unknown>;

/** An expression whose value is known only at run time. */
export class NotConstant extends Error {}

/** The result of `read`; undefined if that is no constant. */
export function constantOrNot<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotConstant) return undefined;
    throw error;
  }
}

/** Globals that a constant may use. */
const GLOBALS: Record<string, unknown> = { Map, Set, Math, Object, Number, String };

const NONE: Scope = new Map();

/** Evaluates expressions made of constants, literals and pure functions. */
export function constantValues(checker: Checker): (node: Node) => unknown {
  const known = new Map<number, unknown>();

  function read(node: Node, scope: Scope): unknown {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (is.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
    if (is.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + String(read(span.expression, scope)) + span.literal.text,
        node.head.text,
      );
    if (is.isIdentifier(node)) return node.text === 'undefined' ? undefined : named(node, scope);
    if (is.isArrowFunction(node) || is.isFunctionExpression(node) || is.isFunctionDeclaration(node))
      return functionOf(node, scope);
    if (is.isObjectLiteralExpression(node)) return objectOf(node, scope);
    if (is.isArrayLiteralExpression(node)) return listOf(node.elements, scope);
    return derived(node, scope);
  }

  function derived(node: Node, scope: Scope): unknown {
    if (
      is.isParenthesizedExpression(node) ||
      is.isAsExpression(node) ||
      is.isSatisfiesExpression(node) ||
      is.isNonNullExpression(node)
    )
      return read(node.expression, scope);
    if (is.isPropertyAccessExpression(node)) return part(read(node.expression, scope), node.name.text);
    if (is.isElementAccessExpression(node))
      return part(read(node.expression, scope), String(read(node.argumentExpression, scope)));
    if (is.isCallExpression(node)) {
      const called = read(node.expression, scope);
      if (typeof called === 'function') return called(...listOf(node.arguments, scope));
    }
    if (is.isNewExpression(node)) {
      const made = read(node.expression, scope);
      if (typeof made === 'function') return Reflect.construct(made, listOf(node.arguments ?? [], scope));
    }
    if (is.isConditionalExpression(node))
      return read(read(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    if (is.isBinaryExpression(node)) return joined(node, scope);
    if (is.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (node.kind === SyntaxKind.TrueKeyword) return true;
    if (node.kind === SyntaxKind.FalseKeyword) return false;
    if (node.kind === SyntaxKind.NullKeyword) return null;
    throw new NotConstant(SyntaxKind[node.kind]);
  }

  function named(node: Node, scope: Scope): unknown {
    const name = is.isIdentifier(node) ? node.text : '';
    const found = checker.getSymbolAtLocation(node);
    return found ? ofSymbol(found, name, scope) : GLOBALS[name];
  }

  function ofSymbol(symbol: Named, name: string, scope: Scope): unknown {
    if (scope.has(symbol.id)) return scope.get(symbol.id);
    if (known.has(symbol.id)) return known.get(symbol.id);
    const declaration = symbol.valueDeclaration?.resolve();
    if (!declaration) {
      const origin = checker.getAliasedSymbol(symbol);
      if (origin.id === symbol.id) throw new NotConstant(name);
      return ofSymbol(origin, name, scope);
    }
    if (is.isFunctionDeclaration(declaration)) return functionOf(declaration, scope);
    if (!is.isVariableDeclaration(declaration)) throw new NotConstant(name);
    if (!declaration.initializer) {
      if (name in GLOBALS) return GLOBALS[name];
      throw new NotConstant(name);
    }
    const value = read(declaration.initializer, scope);
    if (scope.size === 0) known.set(symbol.id, value);
    return value;
  }

  function functionOf(node: Node, scope: Scope): (...values: unknown[]) => unknown {
    if (!is.isArrowFunction(node) && !is.isFunctionExpression(node) && !is.isFunctionDeclaration(node))
      throw new NotConstant('function');
    return (...values) => {
      const inner = new Map(scope);
      node.parameters.forEach((parameter, at) => {
        const value = values[at];
        const initial = parameter.initializer;
        bind(parameter.name, value === undefined && initial ? read(initial, inner) : value, inner);
      });
      const { body } = node;
      if (!body) throw new NotConstant('a function without a body');
      return is.isBlock(body) ? run(body.statements, inner) : read(body, inner);
    };
  }

  function run(statements: readonly Node[], scope: Map<number, unknown>): unknown {
    for (const statement of statements) {
      if (is.isReturnStatement(statement) && statement.expression) return read(statement.expression, scope);
      if (is.isIfStatement(statement) && is.isReturnStatement(statement.thenStatement)) {
        if (read(statement.expression, scope)) return run([statement.thenStatement], scope);
      } else if (is.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer) bind(name, read(initializer, scope), scope);
      } else if (!is.isFunctionDeclaration(statement)) throw new NotConstant(SyntaxKind[statement.kind]);
    }
    return undefined;
  }

  function bind(name: Node, value: unknown, scope: Map<number, unknown>): void {
    if (is.isIdentifier(name)) {
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) scope.set(symbol.id, value);
    } else if (is.isArrayBindingPattern(name)) {
      name.elements.forEach((element, at) => {
        if (is.isBindingElement(element) && element.name) bind(element.name, part(value, String(at)), scope);
      });
    } else if (is.isObjectBindingPattern(name)) {
      for (const { propertyName, name: own, initializer } of name.elements)
        if (own) bind(own, ofPart(value, nameOf(propertyName ?? own), initializer, scope), scope);
    }
  }

  function ofPart(value: unknown, name: string, initial: Node | undefined, scope: Scope): unknown {
    const found = part(value, name);
    return found === undefined && initial ? read(initial, scope) : found;
  }

  function objectOf(node: Node, scope: Scope): object {
    if (!is.isObjectLiteralExpression(node)) throw new NotConstant('object');
    const entries = node.properties.flatMap((property): [string, unknown][] => {
      if (is.isPropertyAssignment(property))
        return [[keyOf(property.name, scope), read(property.initializer, scope)]];
      if (is.isSpreadAssignment(property)) return Object.entries(Object(read(property.expression, scope)));
      if (!is.isShorthandPropertyAssignment(property)) throw new NotConstant('property');
      const symbol = checker.getShorthandAssignmentValueSymbol(property);
      const name = nameOf(property.name);
      return symbol ? [[name, ofSymbol(symbol, name, scope)]] : [];
    });
    return Object.fromEntries(entries);
  }

  const keyOf = (name: Node, scope: Scope): string =>
    is.isComputedPropertyName(name) ? String(read(name.expression, scope)) : nameOf(name);

  function listOf(elements: readonly Node[], scope: Scope): unknown[] {
    return elements.flatMap((element) => {
      if (!is.isSpreadElement(element)) return [read(element, scope)];
      const spread = read(element.expression, scope);
      return Array.isArray(spread) || spread instanceof Set || spread instanceof Map ? [...spread] : [];
    });
  }

  function joined(node: Node, scope: Scope): unknown {
    if (!is.isBinaryExpression(node)) throw new NotConstant('operator');
    const left = read(node.left, scope);
    const right = () => read(node.right, scope);
    const { kind } = node.operatorToken;
    if (kind === SyntaxKind.AmpersandAmpersandToken) return left && right();
    if (kind === SyntaxKind.BarBarToken) return left || right();
    if (kind === SyntaxKind.QuestionQuestionToken) return left ?? right();
    if (kind === SyntaxKind.EqualsEqualsEqualsToken) return left === right();
    if (kind === SyntaxKind.ExclamationEqualsEqualsToken) return left !== right();
    if (kind === SyntaxKind.AsteriskToken) return Number(left) * Number(right());
    if (kind === SyntaxKind.MinusToken) return Number(left) - Number(right());
    if (kind === SyntaxKind.SlashToken) return Number(left) / Number(right());
    if (kind !== SyntaxKind.PlusToken) throw new NotConstant(SyntaxKind[kind]);
    const added = right();
    return typeof left === 'number' && typeof added === 'number'
      ? left + added
      : String(left) + String(added);
  }

  return (node) => read(node, NONE);
}

const nameOf = (name: Node): string =>
  is.isIdentifier(name) || is.isStringLiteral(name) || is.isNumericLiteral(name) ? name.text : '';

/** A part of a value by its name; a method stays bound to its object. */
function part(value: unknown, name: string): unknown {
  if (value === undefined || value === null) throw new NotConstant(name);
  const found: unknown = Reflect.get(Object(value), name);
  return typeof found === 'function' ? found.bind(value) : found;
}
