import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { MIGRATIONS, migrate, statementsOf } from './migrate.ts';

let folder: string;
let url: string;
const names: string[] = [];

async function admin(statement: string, to = inject('postgresUrl')) {
  const client = new pg.Client(to);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const name = `migrate_${crypto.randomUUID().slice(0, 8)}`;
  names.push(name);
  await admin(`create database ${name}`);
  url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  await writeFile(join(folder, '0001-cats.sql'), 'create table cats (name text);\n');
  await writeFile(join(folder, '0002-tom.sql'), "insert into cats values ('Tom');");
  return () => rm(folder, { recursive: true });
});

afterAll(async () => {
  for (const name of names) await admin(`drop database ${name}`);
});

test('applies each file once, in order', async () => {
  expect(await migrate(url, { folder })).toEqual(['0001-cats.sql', '0002-tom.sql']);
  await writeFile(join(folder, '0003-kit.sql'), "insert into cats values ('Kit');");
  expect(await migrate(url, { folder })).toEqual(['0003-kit.sql']);
  expect(await admin('select name from cats', url)).toEqual([{ name: 'Tom' }, { name: 'Kit' }]);
});

test('a file is sent a statement at a time, whatever holds a semicolon', async () => {
  const text = [
    '-- Cats; it is theirs.',
    "insert into cats values ('a;b'); -- Not; one.",
    'do $$ begin perform 1; perform 2; end $$;',
    `create table "odd;name" (text text default 'it''s; $$');`,
    `/* That's all; or
      not; */ insert into cats values (E'c\\';d'''), (e'\\\\');`,
    "insert into cats values ('f\\');",
    '/* The; end. */ -- And that.',
    '',
  ].join('\n');
  expect(statementsOf(text)).toEqual([
    expect.stringContaining("('a;b')"),
    expect.stringContaining('perform 2; end $$'),
    expect.stringContaining(`create table "odd;name"`),
    expect.stringContaining("(e'\\\\')"),
    expect.stringContaining("('f\\')"),
  ]);
  await writeFile(join(folder, '0003-odd.sql'), text);
  await migrate(url, { folder });
  const cats = (await admin('select name from cats', url)).map(({ name }) => name);
  expect(cats).toEqual(['Tom', 'a;b', "c';d'", '\\', 'f\\']);
});

test('several processes at once apply each file once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { folder })));
  expect(applied.flat().sort()).toEqual(['0001-cats.sql', '0002-tom.sql']);
  expect(await admin('select count(*)::int as count from cats', url)).toEqual([{ count: 1 }]);
});

test('refuses a schema that is newer than the program', async () => {
  await migrate(url, { folder });
  await rm(join(folder, '0002-tom.sql'));
  await expect(migrate(url, { folder })).rejects.toThrow(/newer than this version \(it has 0002-tom.sql\)/);
});

test('refuses a database made with migrations that are gone, and leaves it as it is', async () => {
  await migrate(url, { folder });
  await rename(join(folder, '0001-cats.sql'), join(folder, '0001-pets.sql'));
  await writeFile(join(folder, '0003-kit.sql'), "insert into cats values ('Kit');");
  await expect(migrate(url, { folder })).rejects.toThrow(
    /version with different migrations \(it has 0001-cats.sql\)\. Start that version, or use an empty database: change DATABASE_URL or, if it is not set, DATA_DIR\./,
  );
  expect(await admin('select name from cats', url)).toEqual([{ name: 'Tom' }]);
});

test('refuses a file that changed after it was applied, but not other line ends', async () => {
  await migrate(url, { folder });
  await writeFile(join(folder, '0001-cats.sql'), 'create table cats (name text);\r\n');
  expect(await migrate(url, { folder })).toEqual([]);
  await writeFile(join(folder, '0001-cats.sql'), 'create table cats (name text, age int);\n');
  await expect(migrate(url, { folder })).rejects.toThrow(
    /0001-cats.sql was applied, but its file has changed since/,
  );
});

test('a file that names the checksum of its former text is not refused, and not applied again', async () => {
  await migrate(url, { folder });
  const [{ checksum }] = await admin("select checksum from schema_migrations where name like '0001%'", url);
  await writeFile(
    join(folder, '0001-cats.sql'),
    `-- Formerly ${checksum}: shorter.\ncreate table cats (name text);\n`,
  );
  expect(await migrate(url, { folder })).toEqual([]);
  await writeFile(join(folder, '0001-cats.sql'), `-- Formerly ${'0'.repeat(64)}\ncreate table cats ();\n`);
  await expect(migrate(url, { folder })).rejects.toThrow(/its file has changed since/);
});

test('a failing file leaves nothing of itself behind and is tried again', async () => {
  await writeFile(join(folder, '0003-bad.sql'), "insert into cats values ('Bad'); select nothing;");
  await expect(migrate(url, { folder })).rejects.toThrow(
    /0003-bad.sql failed: column "nothing" does not exist/,
  );
  expect(await admin('select name from cats', url)).toEqual([{ name: 'Tom' }]);
  await writeFile(join(folder, '0003-bad.sql'), "insert into cats values ('Good');");
  expect(await migrate(url, { folder })).toEqual(['0003-bad.sql']);
});

test('refuses a gap in the numbers', async () => {
  await writeFile(join(folder, '0004-gap.sql'), 'select 1;');
  await expect(migrate(url, { folder })).rejects.toThrow(/without gaps; 0004-gap.sql/);
});

test('the product’s own migrations are numbered without gaps', async () => {
  expect(await readdir(MIGRATIONS)).toContain('0001-foundations.sql');
  await expect(migrate(url)).resolves.not.toHaveLength(0);
});

test('whoever waits for a database that is slow to answer is told, and nobody else', async () => {
  const told: string[] = [];
  const options = { folder, onProgress: (doing: string) => told.push(doing) };
  await migrate(url, options);
  expect(told).toEqual([]);
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const slow = migrate(`postgres://nobody@127.0.0.1:${port}/none`, {
    ...options,
    slowMs: 50,
    connectTimeoutMs: 300,
  });
  await expect(slow).rejects.toThrow();
  expect(told).toEqual(['Reaching the database…']);
  silent.close();
});
