import type { Queryable, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Batch } from './each-by-id.ts';

/** `query` is `select … as id from … where home = $1 and … = $2`. */
export function listIdsOf(
  db: Queryable,
  query: string,
  ownerId: Id,
  { after, limit }: Batch,
): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(
    `select id from (${query}) found where id > coalesce($3::bigint, 0) order by id limit $4`,
    [homeOf(ownerId), ownerId, after, limit],
  );
}

/** `$1` and `$2` are an owner's home and id, or `$1` alone is the id. */
export async function writeEachOf(
  tx: Transaction,
  statements: readonly string[],
  ownerId: Id,
): Promise<void> {
  for (const statement of statements) {
    await tx.write(statement, statement.includes('$2') ? [homeOf(ownerId), ownerId] : [ownerId]);
  }
}
