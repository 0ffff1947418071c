import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const found = async (who: Caller, sent: object) =>
  (await who.call('PinSearchResource.get', sent)).data.map(({ title }) => title).sort();

test('pins are filtered by colour and date, alone and together, on every page', async () => {
  const { ada, visitor } = cast;
  const saves = async (title: string, color: string) =>
    ada.saves.pin({ title: `Lintel ${title}`, image_signature: await ada.has.picture({ color }) });
  await saves('old red', '#d02020');
  platform.clock.advance(8 * 24 * 60 * 60 * 1000);
  await saves('red', '#c83030');
  await saves('blue', '#2040d0');
  const query = 'lintel';
  expect(await found(visitor, { query })).toHaveLength(3);
  expect(await found(visitor, { query, color: 'red' })).toEqual(['Lintel old red', 'Lintel red']);
  expect(await found(visitor, { query, color: 'red', date: 'week' })).toEqual(['Lintel red']);
  expect(await found(visitor, { query, date: 'month' })).toHaveLength(3);
  expect(await found(visitor, { query, date: 'day' })).toEqual(['Lintel blue', 'Lintel red']);
  expect(await found(visitor, { query, color: 'green' })).toEqual([]);
  expect(await found(ada, { query, scope: 'my_pins', color: 'blue', date: 'week' })).toEqual(['Lintel blue']);
  const first = await visitor.call('PinSearchResource.get', { query, color: 'red', page_size: 1 });
  const bookmarks = [first.bookmark ?? ''];
  const rest = await visitor.call('PinSearchResource.get', { query, color: 'red', page_size: 1, bookmarks });
  expect([...first.data, ...rest.data].map(({ title }) => title).sort()).toEqual([
    'Lintel old red',
    'Lintel red',
  ]);
});

test('a filter that is unknown or does not fit the scope is refused by name', async () => {
  const { ada } = cast;
  const refused = (name: 'PinSearchResource.get' | 'BaseSearchResource.get', sent: object, field: string) =>
    expect(ada.call(name, { query: 'lintel', ...sent })).rejects.toMatchObject({
      ...{ kind: 'invalid', field: expect.stringContaining(field) },
    });
  const board_id = await ada.makes.board('Refusals');
  await refused('PinSearchResource.get', { color: 'loud' }, 'color');
  await refused('PinSearchResource.get', { date: 'eon' }, 'date');
  await refused('PinSearchResource.get', { board_id: 'x' }, 'board_id');
  await refused('PinSearchResource.get', { board_id, username: 'ada' }, 'username');
  await refused('PinSearchResource.get', { board_id, scope: 'my_pins' }, 'board_id');
  await refused('PinSearchResource.get', { username: 'ada', scope: 'my_pins' }, 'username');
  for (const scope of ['boards', 'people']) {
    for (const [field, value] of [
      ['color', 'red'],
      ['date', 'week'],
      ['board_id', board_id],
      ['username', 'ada'],
    ] as const) {
      await refused('BaseSearchResource.get', { scope, [field]: value }, field);
    }
  }
});

test('within a board its pins are found by whoever sees it; for others it is like a missing one', async () => {
  const { ada, ben, chi, visitor } = cast;
  const secret = await ada.makes.board('Attic plans', { privacy: 'secret' });
  const open = await ada.makes.board('Cellar plans');
  await ada.shares(secret, ben);
  await ada.saves.pin({ title: 'Rafter in secret', board: secret });
  await ben.saves.pin({ title: 'Rafter of Ben', board: secret });
  await ada.saves.pin({ title: 'Rafter in the open', board: open });
  await ada.saves.pin({ title: 'Rafter elsewhere' });
  await ada.saves.pin({ title: 'Bolt', board: open });
  const query = 'rafter';
  for (const who of [ada, ben]) {
    expect(await found(who, { query, board_id: secret })).toEqual(['Rafter in secret', 'Rafter of Ben']);
  }
  for (const who of [visitor, chi]) {
    expect(await found(who, { query, board_id: open })).toEqual(['Rafter in the open']);
    for (const sent of [{ query }, { query: '' }]) {
      const hidden = found(who, { ...sent, board_id: secret }).catch((error: unknown) => error);
      const missing = found(who, { ...sent, board_id: '999' }).catch((error: unknown) => error);
      expect(await hidden).toMatchObject({ kind: 'not-found' });
      expect(await hidden).toEqual(await missing);
    }
  }
  await chi.blocks(ada);
  await expect(found(chi, { query, board_id: open })).rejects.toMatchObject({ kind: 'not-found' });
});

test('hidden pins on a board leave no trace in a search on it', async () => {
  const { ada, ben, visitor } = cast;
  const board = await ada.makes.board('Shared plans');
  await ada.shares(board, ben);
  for (const number of [1, 2, 3]) await ben.saves.pin({ title: `Gable ${number}`, board });
  const sent = { query: 'gable', board_id: board, page_size: 1 };
  expect((await visitor.call('PinSearchResource.get', sent)).bookmark).toBeTruthy();
  const setPrivate = (isPrivate: boolean) =>
    platform.db.write('update users set is_private_profile = $3 where home = $1 and id = $2', [
      ...[homeOf(ben.id), ben.id, isPrivate],
    ]);
  await setPrivate(true);
  const hidden = await visitor.call('PinSearchResource.get', sent);
  const none = await visitor.call('PinSearchResource.get', { ...sent, query: 'no such word' });
  await setPrivate(false);
  expect([hidden.data, hidden.bookmark]).toEqual([none.data, none.bookmark]);
});

test('within a profile its pins are found as its page shows them', async () => {
  const { ben, visitor } = cast;
  const eve = await memberOf(platform, 'evelyn', 'Evelyn');
  const secret = await eve.makes.board('Hidden', { privacy: 'secret' });
  await eve.saves.pin({ title: 'Sconce seen' });
  await eve.saves.pin({ title: 'Sconce unseen', board: secret });
  await ben.saves.pin({ title: 'Sconce of Ben' });
  const sent = { query: 'sconce', username: 'evelyn' };
  expect(await found(visitor, sent)).toEqual(['Sconce seen']);
  expect(await found(eve, sent)).toEqual(['Sconce seen', 'Sconce unseen']);
  await platform.db.write('update users set is_private_profile = true where home = $1 and id = $2', [
    ...[homeOf(eve.id), eve.id],
  ]);
  expect(await found(visitor, sent)).toEqual([]);
  await eve.blocks(ben);
  const hidden = found(ben, sent).catch((error: unknown) => error);
  const missing = found(ben, { ...sent, username: 'nobodyhere' }).catch((error: unknown) => error);
  expect(await hidden).toMatchObject({ kind: 'not-found' });
  expect(await hidden).toEqual(await missing);
});
