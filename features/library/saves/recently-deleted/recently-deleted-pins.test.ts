import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import type { Answer } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { DeletedPinAnswer } from './recently-deleted-pins.resource.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(async () => {
  await platform.db.write('update pins set deleted_by = 1 where deleted_at is not null');
});

async function deletedOf(who: Pick<CastMember, 'call'>, page_size = 250): Promise<string[]> {
  const seen: string[] = [];
  let bookmark: string | null = null;
  do {
    const answer: Answer<DeletedPinAnswer[]> = await who.call('RecentlyDeletedPinsResource.get', {
      page_size,
      bookmarks: [bookmark],
    });
    expect(answer.data.length).toBeLessThanOrEqual(page_size);
    seen.push(...answer.data.map(({ id }) => id));
    bookmark = answer.bookmark;
  } while (bookmark);
  return seen;
}

const remove = (who: CastMember, ...ids: string[]) =>
  who.call('BulkEditResource.delete', { pin_ids: ids as Id[] });

test('who deleted pins finds them, the last deleted first, page by page, and nobody else does', async () => {
  const { ada, ben, visitor } = cast;
  const board = await ada.makes.board('Lamps');
  const pins = [];
  for (let index = 0; index < 5; index += 1) pins.push((await ada.saves.pin({ board })).id);
  await remove(ada, ...pins.slice(0, 3));
  platform.clock.advance(1000);
  await remove(ada, ...pins.slice(3));
  const deleted = await deletedOf(ada, 2);
  expect([...deleted].sort()).toEqual([...pins].sort());
  expect(deleted.slice(0, 2).sort()).toEqual(pins.slice(3).sort());
  expect(await deletedOf(ada)).toEqual(deleted);
  expect(await deletedOf(ben)).toEqual([]);
  await expect(deletedOf(visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('what is restored is in the list no longer', async () => {
  const { ada } = cast;
  const { id } = await ada.saves.pin();
  await remove(ada, id);
  expect(await deletedOf(ada)).toEqual([id]);
  await ada.call('PinRestoreResource.create', { pin_ids: [id as Id] });
  expect(await deletedOf(ada)).toEqual([]);
});

test('after 30 days a pin is in the list no longer, as it cannot be restored', async () => {
  const { ada } = cast;
  const { id } = await ada.saves.pin({ title: 'A lamp' });
  await remove(ada, id);
  platform.clock.advance(30 * DAY - 1000);
  const { data } = await ada.call('RecentlyDeletedPinsResource.get', {});
  expect(data).toMatchObject([{ id, title: 'A lamp' }]);
  expect(Date.parse(data[0]?.restorable_until ?? '') - Date.parse(data[0]?.deleted_at ?? '')).toBe(30 * DAY);
  platform.clock.advance(2000);
  expect(await deletedOf(ada)).toEqual([]);
});

test('pins that went with a board come back with it, and are not listed one by one', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Gone');
  const before = (await ada.saves.pin({ board })).id;
  await ada.saves.pin({ board });
  await remove(ada, before);
  platform.clock.advance(1000);
  await ada.call('BoardResource.delete', { board_id: board });
  expect(await deletedOf(ada)).toEqual([before]);
});
