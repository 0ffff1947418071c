import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { readCatalogue } from './catalogue.ts';

test('each table is described by its own columns, keys and checks, in the order of their names', async () => {
  const db = await freshDatabase();
  await db.write(`create table zz_litters (home smallint, born date not null, primary key (home, born))`);
  await db.write(`create table zz_cats (home smallint not null default 1, name varchar(20), born date,
    constraint zz_young check (born > '2000-01-01'),
    constraint zz_litter foreign key (home, born) references zz_litters (home, born))`);
  await db.write('create unique index zz_name on zz_cats (name, home)');
  await db.write("comment on table zz_cats is 'Who lives here'");
  await db.write('alter table zz_cats add gone text');
  await db.write('alter table zz_cats drop gone');
  const column = (name: string, type: string, isNullable = false, hasDefault = false) => ({
    ...{ name, type, isNullable, hasDefault },
  });
  expect((await readCatalogue(db)).filter(({ name }) => name.startsWith('zz_'))).toEqual([
    {
      ...{ name: 'zz_cats', comment: 'Who lives here', primaryKey: [] },
      columns: [
        column('home', 'smallint', false, true),
        column('name', 'character varying(20)', true),
        column('born', 'date', true),
      ],
      uniqueKeys: [{ name: 'zz_name', columns: ['name', 'home'] }],
      foreignKeys: [{ columns: ['home', 'born'], toTable: 'zz_litters', toColumns: ['home', 'born'] }],
      checks: [{ columns: ['born'], condition: "(born > '2000-01-01'::date)" }],
    },
    {
      ...{ name: 'zz_litters', comment: null, primaryKey: ['home', 'born'] },
      columns: [column('home', 'smallint'), column('born', 'date')],
      uniqueKeys: [{ name: 'zz_litters_pkey', columns: ['home', 'born'] }],
      ...{ foreignKeys: [], checks: [] },
    },
  ]);
});
