import { inject } from 'vitest';
import { type Database, openDatabase, type Queryable } from '#platform/database/database.ts';
import { afterFile } from '../after-file.ts';
import { databaseAt } from '../cluster.ts';

/** Counts attempts, the refused ones too. */
const EXCEPT = ['throttles'];

const CHANGES =
  'create unlogged table watched.changes (place text not null, hash numeric not null, by bigint not null)';

/** The same on all nodes, within a transaction. */
const TRANSACTION = process.env.CLUSTER_URL
  ? '(get_current_transaction_id()).transaction_number'
  : 'txid_current()';

// A node of a cluster has notes of its own, and numbers at the end of its tables' names.
// What is rolled back leaves no note, and a row that comes and goes, or stays as it is, leaves two that make nought.
const WATCH = `
  create schema watched;
  ${CHANGES};
  create function watched.note() returns trigger language plpgsql as $$
    declare
      place text := regexp_replace(tg_table_name, '_\\d{6,}$', '');
    begin
      if tg_op <> 'INSERT' then
        insert into watched.changes values (place, -hashtextextended(old::text, 0)::numeric, ${TRANSACTION});
      end if;
      if tg_op <> 'DELETE' then
        insert into watched.changes values (place, hashtextextended(new::text, 0), ${TRANSACTION});
      end if;
      return null;
    end $$`;

const watchedBy = (name: string) =>
  `create trigger watched after insert or update or delete on ${name} for each row execute function watched.note()`;

const TAKE = {
  name: 'take-changes',
  text: `with taken as (delete from watched.changes returning place, hash, by)
    select place from taken where by is distinct from $1::bigint group by place having sum(hash) <> 0 order by place`,
};

/**
 * Makes a function that answers a text which changes with any row of any table, and names the tables that changed last.
 * Every table notes its changes from now on: reading all rows would take longer with every test. What the transaction
 * `except` changed does not count.
 */
export async function fingerprintOf(db: Database): Promise<(except?: string) => Promise<string>> {
  const tables = await db.rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [EXCEPT],
  );
  const nodes = await otherNodesOf(db);
  await db.write(WATCH);
  for (const node of nodes) await node.write(CHANGES);
  for (const { name } of tables) await db.write(watchedBy(name));
  let times = 0;
  let last = 'nothing';
  return async (except) => {
    const take = (node: Queryable) => node.rows<{ place: string }>(TAKE, [except ?? null]);
    const taken = await Promise.all([db, ...nodes].map(take));
    const changed = new Set(taken.flat().map(({ place }) => place));
    if (changed.size > 0) {
      times += 1;
      last = [...changed].sort().join(', ');
    }
    return `changed ${times} times, last in ${last}`;
  };
}

export async function transactionOf(tx: Queryable): Promise<string | undefined> {
  const [row] = await tx.rows<{ id: string }>(`select ${TRANSACTION} as id`);
  return row?.id;
}

async function otherNodesOf(db: Database): Promise<Database[]> {
  const [own] = await db.rows<{ name: string }>('select current_database() as name');
  const nodes = inject('nodeUrls')
    .slice(1)
    .map((url) => openDatabase(databaseAt(url, own?.name ?? ''), { max: 1 }));
  afterFile(() => Promise.all(nodes.map((node) => node.close())));
  return nodes;
}
