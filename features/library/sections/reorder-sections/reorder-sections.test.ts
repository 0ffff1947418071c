import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Ada's board with sections A to D, in this order. */
async function lettered(name: string, letters = 'ABCD') {
  const board = await cast.ada.makes.board(name);
  const ids: Record<string, string> = {};
  for (const letter of [...letters].reverse()) {
    platform.clock.advance(1000);
    const made = { board_id: board, name: letter };
    ids[letter] = (await cast.ada.call('BoardSectionResource.create', made)).data.id;
  }
  return { board, id: (letter: string) => ids[letter] ?? '' };
}

const shown = async (board_id: string) => {
  const { data } = await cast.ada.call('BoardSectionsResource.get', { board_id, page_size: 2 });
  const { bookmark } = await cast.ada.call('BoardSectionsResource.get', { board_id, page_size: 2 });
  const rest = bookmark
    ? await cast.ada.call('BoardSectionsResource.get', { board_id, bookmarks: [bookmark] })
    : { data: [] };
  return [...data, ...rest.data].map((section) => section.title).join('');
};

const order = (who: Cast['ada'], board_id: string, section_ids: string[]) =>
  who.call('BoardSectionOrderResource.update', { board_id, section_ids });

test('those named take the places that they have among them, the others keep theirs', async () => {
  const { board, id } = await lettered('Order');
  expect(await shown(board)).toBe('ABCD');
  await order(cast.ada, board, [id('D'), id('A'), id('B'), id('C')]);
  expect(await shown(board)).toBe('DABC');
  await order(cast.ada, board, [id('C'), id('D'), id('C')]);
  expect(await shown(board)).toBe('CABD');
  await order(cast.ada, board, [id('C'), id('D')]);
  expect(await shown(board)).toBe('CABD');
  platform.clock.advance(1000);
  await cast.ada.call('BoardSectionResource.create', { board_id: board, name: 'N' });
  expect(await shown(board)).toBe('NCABD');
});

test('what does not name sections of the board is refused by its field, and changes nothing', async () => {
  const { board, id } = await lettered('Wrong', 'AB');
  const other = await lettered('Other', 'C');
  const gone = await lettered('Gone', 'D');
  await cast.ada.call('BoardSectionEditResource.delete', { section_id: gone.id('D') });
  const wrong = [
    [[], 'section_ids'],
    [['no id'], 'section_ids.0'],
    [[id('B'), id('A'), other.id('C')], 'section_ids'],
    [[id('B'), gone.id('D')], 'section_ids'],
    [[id('B'), '1'], 'section_ids'],
  ] as const;
  for (const [ids, field] of wrong) {
    await expect(order(cast.ada, board, [...ids])).rejects.toMatchObject({ kind: 'invalid', field });
  }
  expect(await shown(board)).toBe('AB');
});

test('only who edits the board puts its sections in order', async () => {
  const { ada, ben, chi, studio, visitor } = cast;
  const { board, id } = await lettered('Group', 'AB');
  const input = [id('B'), id('A')];
  await expect(order(chi, board, input)).rejects.toMatchObject({
    kind: 'forbidden',
    reason: 'not-your-board',
  });
  await ada.shares(board, ben, []);
  await expect(order(ben, board, input)).rejects.toMatchObject({ kind: 'forbidden' });
  await studio.blocks(ada);
  await expect(order(studio, board, input)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(order(visitor as Cast['ada'], board, input)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect(await shown(board)).toBe('AB');
  const shared = await lettered('Shared', 'AB');
  await ada.shares(shared.board, ben, ['write']);
  await order(ben, shared.board, [shared.id('B'), shared.id('A')]);
  expect(await shown(shared.board)).toBe('BA');
});

test('two orders at once both end, one after the other', async () => {
  const { board, id } = await lettered('Both');
  await Promise.all([order(cast.ada, board, [id('B'), id('A')]), order(cast.ada, board, [id('D'), id('C')])]);
  expect(await shown(board)).toBe('BADC');
});
