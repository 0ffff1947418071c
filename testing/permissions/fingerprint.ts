import type { Database } from '#platform/database/database.ts';

/** Counts attempts, the refused ones too. */
const EXCEPT = ['throttles'];

/** Makes a function that answers a text which changes with any row of any table. */
export async function fingerprintOf(db: Database): Promise<() => Promise<string>> {
  const tables = await db.rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [EXCEPT],
  );
  const hashes = tables.map(
    ({ name }) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${name} t)`,
  );
  const statement = { name: 'fingerprint', text: `select md5(concat_ws(',', ${hashes.join(', ')})) as hash` };
  return async () => (await db.rows<{ hash: string }>(statement))[0]?.hash ?? '';
}
