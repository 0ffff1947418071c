import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Home, homeOf, type Id } from '#platform/ids/ids.ts';

interface TableWithId {
  home: PgColumn;
  id: PgColumn;
}

/**
 * `where` for the row with this id. Names its home too, which is what the primary key begins with and what lets a
 * cluster ask one node only.
 */
export function byId(table: TableWithId, id: Id): SQL | undefined {
  return ofId(table, table.id, id);
}

/** The same for several ids; no ids match no rows. */
export function byIds(table: TableWithId, ids: readonly Id[]): SQL | undefined {
  return ofIds(table, table.id, ids);
}

/** `where` for the rows that live with another row, such as the places on a board: `ofId(boardPins, boardPins.boardId, id)`. */
export function ofId(table: { home: PgColumn }, column: PgColumn, id: Id): SQL | undefined {
  return and(eq(table.home, homeOf(id)), eq(column, id));
}

/** The same for several ids; no ids match no rows. */
export function ofIds(table: { home: PgColumn }, column: PgColumn, ids: readonly Id[]): SQL | undefined {
  if (ids.length === 0) return sql`false`;
  const homes = [...new Set(ids.map(homeOf))];
  return and(inArray(table.home, homes), inArray(column, [...ids]));
}

/** The homes of ids, in their order, for `unnest($1::smallint[], $2::bigint[])` in hand-written SQL. */
export function homesOf(ids: readonly Id[]): number[] {
  return ids.map(homeOf);
}

/** The id of a new row that lives in this home, made by the database as it inserts. */
export function newId(home: Home): SQL<Id> {
  return sql<Id>`new_id(${home})`;
}
