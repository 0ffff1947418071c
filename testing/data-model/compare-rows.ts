import type { Column } from './describe-statement.ts';
import type { Property } from './row-type.ts';

/** Objects of a row whose properties a statement returns flat, with a prefix. */
const PACKED: Record<string, string> = {
  author: 'author_',
  near_board: 'near_',
  owner: 'owner_',
  pinner: 'pinner_',
};

/** Read separately by this prefix: not a part of the row. */
const READ_APART = 'met_';

/** How a statement's columns differ from the row type that its caller expects. */
export function differences(columns: readonly Column[], row: readonly Property[]): string[] {
  const packed = row.flatMap((property) => {
    const prefix = PACKED[property.name];
    return prefix && !columns.some(({ name }) => name === property.name) ? [{ property, prefix }] : [];
  });
  const taken = new Set<Column>();
  const inside = packed.flatMap(({ property: { name, parts, isNullable }, prefix }) => {
    if (!columns.some((column) => column.name.startsWith(prefix))) return [`${name} is not answered`];
    return parts.flatMap((part) => {
      const column = columns.findLast((one) => one.name === prefix + part.name);
      if (!column) return [`${name}.${part.name} is not answered`];
      // The id of a board's owner is in its own row too.
      if (!row.some((property) => property.name === column.name)) taken.add(column);
      return ofColumn(isNullable ? { ...column, isCertain: false } : column, part);
    });
  });
  const plain = columns.filter((column) => !taken.has(column) && !column.name.startsWith(READ_APART));
  const whole = row.filter((property) => !packed.some((one) => one.property === property));
  return [...inside, ...ofPlain(plain, whole)];
}

function ofPlain(columns: readonly Column[], row: readonly Property[]): string[] {
  const names = columns.map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is answered twice`),
    ...row.filter(({ name }) => !names.includes(name)).map(({ name }) => `${name} is not answered`),
    ...columns.flatMap((column) => {
      const property = row.find(({ name }) => name === column.name);
      return property ? ofColumn(column, property) : [`${column.name} is not in the row type`];
    }),
  ];
}

function ofColumn(column: Column, property: Property): string[] {
  const { name, type, kinds } = column;
  if (!property.kinds.every((kind) => fits(kind, kinds)))
    return [`${name} is ${kinds.join(' or ')} (${type}), not ${property.kinds.join(' or ')}`];
  if (!column.isCertain || property.kinds.includes('any')) return [];
  if (column.isNullable && !property.isNullable) return [`${name} may be null`];
  return !column.isNullable && property.isNullable ? [`${name} is never null`] : [];
}

/** JSON can be anything; the code that reads it has its own parser. */
const fits = (kind: string, kinds: readonly string[]) => kinds.includes('any') || kinds.includes(kind);
