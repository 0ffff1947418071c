import type { CallExpression, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';

export interface Callers {
  calls: CallExpression[];
  /** The place of the value among what they give. */
  at: number;
  /** What the type parameter of the function is where they name no other. */
  rowType: Node | undefined;
}

/** The calls that provide a parameter's value. */
export function callersAmong(calls: readonly CallExpression[], checker: Checker): (node: Node) => Callers {
  const named = Map.groupBy(calls, ({ expression }) => (is.isIdentifier(expression) ? expression.text : ''));
  const isCallOf = ({ expression }: CallExpression, id: number): boolean => {
    const symbol = checker.getSymbolAtLocation(expression);
    if (!symbol) return false;
    return symbol.id === id || (!symbol.valueDeclaration && checker.getAliasedSymbol(symbol).id === id);
  };
  return (node) => {
    const none = { calls: [], at: 0, rowType: undefined };
    const declaration =
      is.isIdentifier(node) && checker.getSymbolAtLocation(node)?.valueDeclaration?.resolve();
    if (!declaration || !is.isParameterDeclaration(declaration)) return none;
    const owner = declaration.parent;
    const isFunction = is.isFunctionDeclaration(owner);
    if (!isFunction && !is.isArrowFunction(owner)) return none;
    const name = isFunction ? owner.name : is.isVariableDeclaration(owner.parent) && owner.parent.name;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!symbol) return none;
    const found = named.get(symbol.name)?.filter((call) => isCallOf(call, symbol.id)) ?? [];
    const [parameter] = owner.typeParameters ?? [];
    const rowType = parameter?.defaultType ?? parameter?.constraint;
    return { calls: found, at: owner.parameters.indexOf(declaration), rowType };
  };
}
