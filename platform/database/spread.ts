import type { PoolClient } from 'pg';
import { StartError } from '#platform/config/start-error.ts';
import { type CatalogueTable, readCatalogue } from './catalogue.ts';
import type { Database } from './database.ts';

export interface Spread {
  nodes: number;
  shards: number;
  copied: string[];
  spread: string[];
  already: number;
}

/** The table that all others are colocated with. */
const FIRST = 'users';

/** Run one after the other, writes to several homes see what the transaction wrote to tables on every node. */
export const CLUSTER_SETTINGS = [
  'citus.multi_shard_modify_mode = sequential',
  'citus.enable_unsafe_triggers = on',
];

const PLACED =
  "select table_name::text as name from citus_tables where citus_table_type in ('distributed', 'reference')";

const COUNTS = `select (select count(*)::int from pg_dist_node where shouldhaveshards) as nodes,
  (select count(*)::int from pg_dist_shard where logicalrelid = $1::regclass) as shards`;

const KEYS = `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
    quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  order by 1, 3`;

interface Key {
  from: string;
  to: string;
  name: string;
  definition: string;
}

/** Tables without a home are copied to every node. Idempotent. Must run again after a migration that adds a table. */
export async function spreadTables(db: Database): Promise<Spread> {
  const tables = await readCatalogue(db);
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query("select 1 from pg_extension where extname = 'citus'");
    if (rows.length === 0)
      throw new StartError(
        'The database is not a cluster. Create the citus extension in it and add its nodes.',
      );
    for (const setting of CLUSTER_SETTINGS) await client.query(alterDatabase(setting));
    const placed = new Set((await client.query<{ name: string }>(PLACED)).rows.map(({ name }) => name));
    const left = tables.filter(({ name }) => !placed.has(name));
    const hasHome = ({ columns }: CatalogueTable) => columns.some(({ name }) => name === 'home');
    const copied = left.filter((table) => !hasHome(table)).map(({ name }) => name);
    const spread = left.filter(hasHome).map(({ name }) => name);
    await client.query('begin');
    await place(client, copied, spread);
    await client.query('commit');
    const [counts] = (await client.query<Pick<Spread, 'nodes' | 'shards'>>(COUNTS, [FIRST])).rows;
    return { copied, spread, already: tables.length - left.length, nodes: 0, shards: 0, ...counts };
  } finally {
    // Closing the connection rolls back whatever was not committed.
    client.release(true);
  }
}

async function place(client: PoolClient, copied: readonly string[], spread: readonly string[]) {
  for (const setting of CLUSTER_SETTINGS) await client.query(`set local ${setting}`);
  const moved = new Set([...copied, ...spread]);
  const { rows } = await client.query<Key>(KEYS);
  const keys = rows.filter(({ from, to }) => moved.has(from) || moved.has(to));
  for (const { from, name } of keys) await client.query(`alter table ${from} drop constraint ${name}`);
  for (const table of copied) await client.query('select create_reference_table($1)', [table]);
  for (const table of [...spread].sort((a, b) => Number(b === FIRST) - Number(a === FIRST)))
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      'home',
      table === FIRST ? 'none' : FIRST,
    ]);
  for (const { from, name, definition } of keys)
    await client.query(`alter table ${from} add constraint ${name} ${definition}`);
}

const alterDatabase = (setting: string) =>
  `do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`;
