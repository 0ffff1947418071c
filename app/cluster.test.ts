import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { afterFile } from '#testing/after-file.ts';
import { castOf } from '#testing/cast.ts';
import { createShared, databaseAt, onEach } from '#testing/cluster.ts';
import { testPlatform } from '#testing/platform.ts';
import { listWrongCounts } from './wrong-counts.ts';

async function distribute(url: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['app/cluster.ts', 'distribute'], {
    ...{ cwd: join(import.meta.dirname, '..'), env: { ...process.env, DATABASE_URL: url } },
  });
  return stdout.trim().split('\n');
}

test.runIf(process.env.CLUSTER_URL)(
  'a filled database is spread with its rows, goes on working, and may be spread again',
  { timeout: 240_000 },
  async () => {
    const [nodes, name] = [inject('nodeUrls'), `filled_${crypto.randomUUID().slice(0, 8)}`];
    const url = databaseAt(inject('postgresUrl'), name);
    await createShared(nodes, name);
    afterFile(() => onEach(nodes, `drop database ${name} with (force)`));
    await migrate(url);
    const filling = await testPlatform({ ...openDatabase(url), url });
    const { ada, ben } = await castOf(filling);
    const board = await ada.makes.board('Filled', { pins: 3 });
    await ben.call('UserFollowResource.create', { user_id: ada.id });
    const tables = (
      await filling.db.rows<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
      )
    ).map((table) => table.name);
    const counted = tables.map((table) => `select '${table}' as of, count(*)::int from ${table}`);
    const countAll = () => Promise.all(counted.map((text) => filling.db.rows(text)));
    const before = await countAll();

    const first = await distribute(url);
    expect(first).toContain('accounts: copied to every node');
    expect(first).toContain('pins: spread by home');
    expect(first).toHaveLength(tables.length + 1);
    expect(first.at(-1)).toMatch(/^\d+ tables copied, \d+ spread, 0 already in place; 2 nodes with data/);
    expect(await countAll()).toEqual(before);

    const { data } = await ben.call('BoardFeedResource.get', { board_id: board });
    expect(data).toHaveLength(3);
    await ada.saves.pin({ board });
    expect((await ben.call('BoardFeedResource.get', { board_id: board })).data).toHaveLength(4);
    expect(await listWrongCounts(filling.db)).toEqual([]);

    const [again, ...more] = await distribute(url);
    expect(more).toEqual([]);
    expect(again).toMatch(`0 tables copied, 0 spread, ${tables.length} already in place`);
  },
);
