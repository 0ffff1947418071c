import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { ranksBetween } from './reorder-pins.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Ada's board with pins A to E, in this order. */
async function lettered(name: string, letters = 'ABCDE') {
  const board = await cast.ada.makes.board(name);
  const ids: Record<string, string> = {};
  for (const letter of [...letters].reverse()) {
    platform.clock.advance(1000);
    ids[letter] = (await cast.ada.saves.pin({ board, title: letter })).id;
  }
  return { board, id: (letter: string) => ids[letter] ?? '' };
}

const shown = async (board_id: string) => {
  const { data } = await cast.ada.call('BoardFeedResource.get', { board_id, filter_section_pins: true });
  return data.map((pin) => pin.title).join('');
};

const order = (who: Cast['ada'], options: object) =>
  who.call('BoardPinOrderResource.update', options as never);

test('pins come to stand before or after another, at the ends and between', async () => {
  const { board, id } = await lettered('Order');
  await order(cast.ada, { board_id: board, pin_ids: [id('D')], before_pin_id: id('B') });
  expect(await shown(board)).toBe('ADBCE');
  await order(cast.ada, { board_id: board, pin_ids: [id('A')], after_pin_id: id('E') });
  expect(await shown(board)).toBe('DBCEA');
  await order(cast.ada, { board_id: board, pin_ids: [id('C')], before_pin_id: id('D') });
  expect(await shown(board)).toBe('CDBEA');
  await order(cast.ada, { board_id: board, pin_ids: [id('B')], after_pin_id: id('D') });
  expect(await shown(board)).toBe('CDBEA');
});

test('several go together in the order given, and a repeated id counts once', async () => {
  const { board, id } = await lettered('Several');
  const { data } = await order(cast.ada, {
    board_id: board,
    pin_ids: [id('E'), id('A'), id('E'), id('C')],
    before_pin_id: id('D'),
  });
  expect(data.pin_ids).toEqual([id('E'), id('A'), id('C')]);
  expect(await shown(board)).toBe('BEACD');
});

test('where ranks run out they are spaced anew, and nothing else changes its place', async () => {
  const { board, id } = await lettered('Tight');
  await platform.db.write('update board_pins set rank = 7 where board_id = $1', [board]);
  const before = await shown(board);
  const [last = '', first = ''] = [before.at(-1), before.at(0)];
  await order(cast.ada, { board_id: board, pin_ids: [id(last)], before_pin_id: id(first) });
  expect(await shown(board)).toBe(last + before.slice(0, -1));
  await order(cast.ada, { board_id: board, pin_ids: [id(last)], after_pin_id: id(before[1] ?? '') });
  expect(await shown(board)).toBe(before.slice(0, 2) + last + before.slice(2, -1));
  for (let again = 0; again < 40; again += 1) {
    const [one, other] = again % 2 ? ['A', 'B'] : ['B', 'A'];
    await order(cast.ada, { board_id: board, pin_ids: [id(one)], after_pin_id: id('C') });
    await order(cast.ada, { board_id: board, pin_ids: [id(other)], after_pin_id: id('C') });
    expect(await shown(board)).toContain(`C${other}${one}`);
  }
});

test('a section is a list of its own; pins of two lists are not put in one order', async () => {
  const { board, id } = await lettered('Parts', 'ABCD');
  const section = await cast.ada.makes.section(board, 'Part');
  await cast.ada.call('BulkEditResource.update', {
    board_id: board,
    board_section_id: section,
    pin_ids: [id('A'), id('B'), id('C')],
  });
  await order(cast.ada, { board_id: board, pin_ids: [id('C')], before_pin_id: id('A') });
  const { data } = await cast.ada.call('BoardSectionPinsResource.get', { section_id: section });
  expect(data.map((pin) => pin.title).join('')).toBe('CAB');
  const mixed = order(cast.ada, { board_id: board, pin_ids: [id('A'), id('D')], before_pin_id: id('B') });
  await expect(mixed).rejects.toMatchObject({ kind: 'invalid', reason: 'pin-not-in-list', detail: id('D') });
});

test('what does not name an order is refused by its field, and changes nothing', async () => {
  const { board, id } = await lettered('Wrong', 'AB');
  const wrong = [
    [{ pin_ids: [id('A')] }, 'before_pin_id'],
    [{ pin_ids: [id('A')], before_pin_id: id('B'), after_pin_id: id('B') }, 'before_pin_id'],
    [{ pin_ids: [id('A')], after_pin_id: id('A') }, 'after_pin_id'],
    [{ pin_ids: [], after_pin_id: id('A') }, 'pin_ids'],
    [{ pin_ids: ['no id'], after_pin_id: id('A') }, 'pin_ids.0'],
    [{ pin_ids: [id('A')], after_pin_id: '1' }, 'pin_ids'],
  ] as const;
  for (const [options, field] of wrong) {
    await expect(order(cast.ada, { board_id: board, ...options })).rejects.toMatchObject({
      kind: 'invalid',
      field,
    });
  }
  expect(await shown(board)).toBe('AB');
});

test('only who edits the board puts it in order', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const { board, id } = await lettered('Group', 'AB');
  const input = { board_id: board, pin_ids: [id('B')], before_pin_id: id('A') };
  await expect(order(chi, input)).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-your-board' });
  await ada.shares(board, ben, []);
  await expect(order(ben, input)).rejects.toMatchObject({ kind: 'forbidden' });
  await studio.blocks(ada);
  await expect(order(studio, input)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(order(visitor as Cast['ada'], input)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(await shown(board)).toBe('AB');
  const shared = await lettered('Shared', 'AB');
  await ada.shares(shared.board, ben, ['write']);
  await order(ben, { board_id: shared.board, pin_ids: [shared.id('B')], before_pin_id: shared.id('A') });
  expect(await shown(shared.board)).toBe('BA');
});

test('two orders at once both end, one after the other', async () => {
  const { board, id } = await lettered('Both');
  await Promise.all([
    order(cast.ada, { board_id: board, pin_ids: [id('A')], after_pin_id: id('E') }),
    order(cast.ada, { board_id: board, pin_ids: [id('B')], after_pin_id: id('E') }),
  ]);
  expect(['CDEAB', 'CDEBA']).toContain(await shown(board));
});

test('ranks are shared out evenly, and none are where there is no room', () => {
  expect(ranksBetween(100n, 0n, 3)).toEqual([75n, 50n, 25n]);
  expect(ranksBetween(3n, 1n, 1)).toEqual([2n]);
  expect(ranksBetween(3n, 1n, 2)).toBeNull();
  expect(ranksBetween(1n, 1n, 1)).toBeNull();
  expect(ranksBetween(null, 5n, 1)).toEqual([1_000_005n]);
  expect(ranksBetween(5n, null, 1)).toEqual([-999_995n]);
});
