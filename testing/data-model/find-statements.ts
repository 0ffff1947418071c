import { fileURLToPath } from 'node:url';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { callersAmong } from './callers.ts';
import { constantOrNot } from './constant-value.ts';
import { possibleTexts } from './possible-texts.ts';
import { type Property, rowProperties } from './row-type.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const PRODUCT = /^(?:app|features|platform|sample)\/.*\.ts$|^(?:server|worker)\.ts$/;
const FOR_TESTS = /(?:\.test\.ts|\/testing-[^/]*\.ts)$/;
const MAY_HOLD_SQL = /\b(?:rows|write|Statement)\b/;

/** A call that runs statements, with all statements it may run. */
export interface Use {
  /** The file, and the call's argument. */
  place: string;
  /** Undefined if the text is known only at run time. */
  texts: string[] | undefined;
  /** The columns of the row type; undefined if rows are only counted or ignored. */
  row: Property[] | undefined;
  /** The number of values passed; undefined if they are no plain list. */
  values: number | undefined;
}

/** All calls of `rows` and `write` of a database in the product. */
export function findStatements(): Use[] {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.json`] }).getProjects();
    if (!project) throw new Error('There is no project');
    return usesIn(project);
  } finally {
    api.close();
  }
}

function usesIn(project: Project): Use[] {
  const { checker } = project;
  const calls = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(ROOT) && isProduct(name.slice(ROOT.length)))
    .flatMap((name) => {
      const file = project.program.getSourceFile(name);
      return file && MAY_HOLD_SQL.test(file.text) ? callsIn(file) : [];
    });
  const callersOf = callersAmong(calls, checker);
  const textsOf = possibleTexts(checker, callersOf);
  const columnsOf = rowProperties(checker);

  /** A function that receives its statement is replaced by its callers, with their row type if it has none. */
  function usesOf(call: CallExpression, at: number, row: Type | undefined): Use[] {
    const statement = call.arguments[at];
    if (!statement) return [];
    const callers = callersOf(statement);
    if (callers.calls.length > 0)
      return callers.calls.flatMap((caller) =>
        usesOf(caller, callers.at, row ?? rowGiven(caller, callers.rowType, checker)),
      );
    const texts = constantOrNot(() => textsOf(statement));
    const values = at === 0 ? countOf(call.arguments[1]) : undefined;
    return [{ place: placeOf(statement), texts, row: row && columnsOf(row), values }];
  }

  return calls
    .filter((call) => isOfDatabase(call, checker))
    .flatMap((call) => usesOf(call, 0, rowOf(call, checker)));
}

const isProduct = (path: string) => PRODUCT.test(path) && !FOR_TESTS.test(path);

function callsIn(root: Node): CallExpression[] {
  const found: CallExpression[] = [];
  const visit = (node: Node): void => {
    if (is.isCallExpression(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

function isOfDatabase({ expression }: CallExpression, checker: Checker): boolean {
  if (!is.isPropertyAccessExpression(expression) || !/^(?:rows|write)$/.test(expression.name.text))
    return false;
  const declared = checker.getSymbolAtLocation(expression.name)?.declarations ?? [];
  return declared.some(({ path }) => path.endsWith('/platform/database/database.ts'));
}

function placeOf(statement: Node): string {
  const file = statement.getSourceFile();
  return `${file.fileName.slice(ROOT.length)}: ${statement.getText(file).replace(/\s+/g, ' ')}`;
}

/** The row type that the caller of a generic function names. */
function rowGiven(call: CallExpression, otherwise: Node | undefined, checker: Checker): Type | undefined {
  const node = call.typeArguments?.[0] ?? otherwise;
  return node && known(checker.getTypeAtLocation(node));
}

const known = (row: Type | undefined): Type | undefined =>
  row && (row.flags & (TypeFlags.NonPrimitive | TypeFlags.TypeParameter)) === 0 ? row : undefined;

function countOf(values: Node | undefined): number | undefined {
  if (!values) return 0;
  if (!is.isArrayLiteralExpression(values)) return undefined;
  return values.elements.some(is.isSpreadElement) ? undefined : values.elements.length;
}

/** `Row` of the call's `Promise<Row[]>`. */
function rowOf(call: CallExpression, checker: Checker): Type | undefined {
  const answer = checker.getTypeAtLocation(call);
  const rows = answer?.isTypeReference() ? checker.getTypeArguments(answer)[0] : undefined;
  return known(rows?.isTypeReference() ? checker.getTypeArguments(rows)[0] : undefined);
}
