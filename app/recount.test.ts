import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { listWrongCounts, rightCounts } from './wrong-counts.ts';

test('every count that is wrong is told, and righted by what it is off, whatever is counted meanwhile', async () => {
  const { ada, ben, platform } = await begin();
  const { db } = platform;
  const board = await ada.makes.board('Kept');
  const section = await ada.makes.section(board, 'Part');
  const { id: pin } = await ada.saves.pin({ board, section });
  const { data: comment } = await ben.call('AggregatedCommentResource.create', {
    objectId: pin,
    text: 'Nice',
  });
  expect(await listWrongCounts(db)).toEqual([]);
  await db.write(
    'update users set pin_count = 7, board_count = 4, follower_count = 1, following_count = 2 where id = $1',
    [ada.id],
  );
  await db.write(
    "update boards set pin_count = 9, section_count = 3, follower_count = 2, collaborator_count = 1, cover_pins = '[]' where id = $1",
    [board],
  );
  await db.write('update sections set pin_count = 5 where id = $1', [section]);
  await db.write(
    'update pins set repin_count = 2, comment_count = 6, try_count = 1, favorite_count = 1 where id = $1',
    [pin],
  );
  await db.write('update comments set reply_count = 1, like_count = 8 where id = $1', [comment.id]);
  const wrong = await listWrongCounts(db);
  expect(wrong).toHaveLength(16);
  expect(wrong).toContainEqual({ id: board, name: 'board.pin_count', stored: 9, counted: 1 });
  await ada.saves.pin({ board });
  expect(await rightCounts(db, wrong)).toEqual([]);
  expect(await listWrongCounts(db)).toEqual([]);
});

test('the command lists what is wrong and changes nothing; asked to fix it, it does; rows that differ it only lists', async () => {
  const { ada, platform } = await begin();
  const board = await ada.makes.board('Kept');
  await platform.db.write('update boards set pin_count = 9 where id = $1', [board]);
  const command = (...options: string[]) => recount(platform.url, options);
  const line = `board.pin_count of ${board}: 9, not 0\n`;
  expect(await command()).toEqual([1, `${line}1 wrong, 0 righted\n`]);
  expect(await command('--fix')).toEqual([0, `${line}1 wrong, 1 righted\n`]);
  expect(await command()).toEqual([0, '0 wrong, 0 righted\n']);
  const { id } = await ada.saves.pin({ board });
  await platform.db.write('delete from board_pins where pin_id = $1', [id]);
  const [code, said] = await command('--fix');
  expect(code).toBe(1);
  expect(said).toContain(`pin.places of ${id}: 1, not 0\n`);
  expect((await command('--mend'))[0]).toBe(1);
});

async function begin() {
  const database = await freshDatabase();
  const platform = { ...(await testPlatform(database)), url: database.url };
  return { ...(await castOf(platform)), platform };
}

function recount(url: string, options: string[]): Promise<[number, string]> {
  const env = { ...process.env, MODE: 'test', DATABASE_URL: url };
  return new Promise((done) => {
    const cwd = join(import.meta.dirname, '..');
    const child = execFile(process.execPath, ['app/recount.ts', ...options], { cwd, env }, (_error, said) =>
      done([child.exitCode ?? -1, said]),
    );
  });
}
