import { parseSync } from 'libpg-query';
import { listOf, nameIn, part, visit } from './homes-in-statement.ts';

/**
 * Columns that are selected as something else, such as text, by which rows are then ordered instead: everywhere if the
 * column is not qualified. A cluster leaves the qualifier out where one table is read.
 */
export function misorders(text: string): string[] {
  const found: string[] = [];
  visit(parseSync(text), (node) => {
    const from = listOf(part(node, 'SelectStmt', 'fromClause'));
    const isOneTable = from.length === 1 && !part(from[0], 'JoinExpr');
    const selected = listOf(part(node, 'SelectStmt', 'targetList')).map((target) =>
      part(target, 'ResTarget'),
    );
    for (const by of listOf(part(node, 'SelectStmt', 'sortClause'))) {
      const [column, qualifier] = namesOf(part(by, 'SortBy', 'node')).toReversed();
      if (!column || (qualifier && !isOneTable)) continue;
      const hides = qualifier ? isNamed : isCast;
      if (selected.some((target) => hides(target, column))) found.push(`orders by ${column}`);
    }
  });
  return found;
}

const namesOf = (node: unknown): string[] =>
  listOf(part(node, 'ColumnRef', 'fields')).map((field) => nameIn(part(field, 'String', 'sval')));

/** Whether it goes by the name of the column, but is not the column. */
function isNamed(target: unknown, column: string): boolean {
  if (namesOf(part(target, 'val')).at(-1) === column) return false;
  return nameIn(part(target, 'name')) === column || isCast(target, column);
}

function isCast(target: unknown, column: string): boolean {
  const name = nameIn(part(target, 'name')) || column;
  return name === column && namesOf(part(target, 'val', 'TypeCast', 'arg')).at(-1) === column;
}
