import type { Database } from '#platform/database/database.ts';

/** Counts attempts, the refused ones too. */
const EXCEPT = ['throttles'];

// What is rolled back leaves no note either, and an update that leaves a row as it is changes nothing.
const WATCH = `
  create schema watched;
  create unlogged table watched.changes (place text not null);
  create function watched.note() returns trigger language plpgsql as $$
    begin insert into watched.changes values (tg_table_name); return null; end $$`;

const watchedBy = (name: string) => `
  create trigger watched_rows after insert or delete on ${name} for each row execute function watched.note();
  create trigger watched_values after update on ${name} for each row
    when (old.* is distinct from new.*) execute function watched.note()`;

const TAKE = {
  name: 'take-changes',
  text: 'with taken as (delete from watched.changes returning place) select place from taken',
};

/**
 * Makes a function that answers a text which changes with any row of any table, and names the tables that changed last.
 * Every table notes its changes from now on: reading all rows would take longer with every test.
 */
export async function fingerprintOf(db: Database): Promise<() => Promise<string>> {
  const tables = await db.rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [EXCEPT],
  );
  await db.write([WATCH, ...tables.map(({ name }) => watchedBy(name))].join(';'));
  let changes = 0;
  let last = 'nothing yet';
  return async () => {
    const taken = await db.rows<{ place: string }>(TAKE);
    changes += taken.length;
    if (taken.length > 0) last = [...new Set(taken.map(({ place }) => place))].join(', ');
    return `${changes} changes, the last in ${last}`;
  };
}
