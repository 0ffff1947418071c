import type { Database } from '#platform/database/database.ts';

/** Counts attempts, the refused ones too. */
const EXCEPT = ['throttles'];

// What is rolled back leaves no note, and a row that comes and goes, or stays as it is, leaves two that make nought.
const WATCH = `
  create schema watched;
  create unlogged table watched.changes (place text not null, hash numeric not null);
  create function watched.note() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into watched.changes values (tg_table_name, -hashtextextended(old::text, 0)::numeric);
      end if;
      if tg_op <> 'DELETE' then
        insert into watched.changes values (tg_table_name, hashtextextended(new::text, 0));
      end if;
      return null;
    end $$`;

const watchedBy = (name: string) =>
  `create trigger watched after insert or update or delete on ${name} for each row execute function watched.note()`;

const TAKE = {
  name: 'take-changes',
  text: `with taken as (delete from watched.changes returning place, hash)
    select place from taken group by place having sum(hash) <> 0 order by place`,
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
  let times = 0;
  let last = 'nothing';
  return async () => {
    const changed = await db.rows<{ place: string }>(TAKE);
    if (changed.length > 0) {
      times += 1;
      last = changed.map(({ place }) => place).join(', ');
    }
    return `changed ${times} times, last in ${last}`;
  };
}
