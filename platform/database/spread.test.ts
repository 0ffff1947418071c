import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { createShared, databaseAt, onEach } from '#testing/cluster.ts';
import { makeId } from '#testing/data-model/model-rows.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { type Database, openDatabase } from './database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { spreadTables } from './spread.ts';

/** What a later version may do to tables that are in their place. */
const LATE = `
  create table late_topics (id bigint primary key);
  create table late_rows (
    home smallint not null,
    topic_id bigint not null references late_topics (id),
    user_id bigint not null,
    primary key (home, user_id),
    foreign key (home, user_id) references users (home, id)
  );
  comment on table late_rows is 'They came later.';
  alter table users add column late text;
  alter table users add constraint users_late_check check (late <> '');
  create index users_late on users (home, late);`;

/** The migrations and one more. */
async function withLater(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  afterFile(() => rm(folder, { recursive: true }));
  await cp(MIGRATIONS, folder, { recursive: true });
  const known = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  await writeFile(join(folder, `${String(known.length + 1).padStart(4, '0')}-late.sql`), text);
  return folder;
}

/** Those before have constraints in a way that tables of a cluster don't take. */
const FIRST_ON_CLUSTERS = 17;

/** The migrations up to a number. */
async function upTo(last: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  afterFile(() => rm(folder, { recursive: true }));
  for (const name of await readdir(MIGRATIONS))
    if (Number(name.slice(0, 4)) <= last) await cp(join(MIGRATIONS, name), join(folder, name));
  return folder;
}

/** A database of the cluster with these migrations, spread. */
async function spreadWith(folder: string): Promise<FreshDatabase> {
  const [nodes, name] = [inject('nodeUrls'), `older_${crypto.randomUUID().slice(0, 8)}`];
  const url = databaseAt(inject('postgresUrl'), name);
  await createShared(nodes, name);
  afterFile(() => onEach(nodes, `drop database ${name} with (force)`));
  await onEach([url], `alter database ${name} set citus.shard_count = 4`);
  await migrate(url, { folder });
  const filling = openDatabase(url);
  await spreadTables(filling);
  // Only new connections have the settings of a cluster.
  await filling.close();
  const db = openDatabase(url);
  afterFile(() => db.close());
  return { ...db, url };
}

async function insertAda(db: Database): Promise<string> {
  const id = await makeId(db, 7);
  await db.write("insert into accounts (id, name, email) values ($1, 'Ada', 'ada@example.com')", [id]);
  await db.write(
    "insert into users (home, id, username, full_name, first_name) values (7, $1, 'ada', 'Ada', 'Ada')",
    [id],
  );
  return id;
}

const isCluster = Boolean(process.env.CLUSTER_URL);

test.skipIf(isCluster)('a database that is no cluster is refused with a line that says so', async () => {
  await expect(spreadTables(await freshDatabase())).rejects.toThrow('Create the citus extension');
});

test.runIf(isCluster)(
  'a table that came later is placed with its rows and keys, and no table twice',
  async () => {
    const db = await freshDatabase();
    expect(await spreadTables(db)).toMatchObject({ copied: [], spread: [], nodes: 2, shards: 4 });
    await migrate(db.url, { folder: await withLater(LATE) });
    const id = await insertAda(db);
    await db.write('insert into late_topics (id) values (3)');
    await db.write('insert into late_rows (home, topic_id, user_id) values (7, 3, $1)', [id]);
    expect(await spreadTables(db)).toMatchObject({ copied: ['late_topics'], spread: ['late_rows'] });
    expect(await spreadTables(db)).toMatchObject({ copied: [], spread: [] });
    expect(await db.rows('select topic_id from late_rows where home = 7')).toEqual([{ topic_id: '3' }]);
    const orphan = 'insert into late_rows (home, topic_id, user_id) values (7, 3, 1)';
    await expect(db.write(orphan)).rejects.toThrow('foreign key');
  },
);

test.runIf(isCluster)('tables that an older version spread are migrated with their rows', async () => {
  const db = await spreadWith(await upTo(FIRST_ON_CLUSTERS));
  const ada = await insertAda(db);
  const values = [
    ['pin_like', null, '{"actors": ["33", "44"], "total": 2}'],
    ['user_follow', '33', '{}'],
    ['pin_hidden', null, '{"actors": []}'],
  ];
  for (const [type, actor, data] of values)
    await db.write(
      'insert into notifications (home, id, user_id, type, actor_id, data) values (7, $1, $2, $3, $4, $5)',
      [await makeId(db, 7), ada, type, actor, data],
    );
  expect(await migrate(db.url)).toContain('0034-entries-of-notifications.sql');
  expect(await db.rows('select data from notifications where home = 7 order by id')).toEqual([
    { data: { entries: [{ actor: '33' }, { actor: '44' }], total: 2 } },
    { data: { entries: [{ actor: '33' }] } },
    { data: { actors: [] } },
  ]);
  expect((await spreadTables(db)).spread).toContain('pin_tags');
  expect(await spreadTables(db)).toMatchObject({ copied: [], spread: [] });
});
