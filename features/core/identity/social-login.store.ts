import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** An account's ways to sign in; `credential` is its own password. Uses credentials_account. */
export async function listLoginProviders(db: Queryable, accountId: Id): Promise<string[]> {
  const rows = await db.rows<{ provider_id: string }>(
    'select provider_id from credentials where account_id = $1',
    [accountId],
  );
  return rows.map((row) => row.provider_id);
}
