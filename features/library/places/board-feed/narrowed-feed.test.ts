import { beforeAll, expect, test } from 'vitest';
import type { PinsSort } from '#features/library/boards/pins-view.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let board: Id;
let section: Id;

/** Title, colour, kind, and whether it leads somewhere; the fifth has no words. */
const PINS = [
  ['Élan', '#d8332a', 'image', true],
  ['zebra', '#3f9d49', 'video', false],
  ['Apple', '#2f6fd0', 'animated', true],
  ['ash', '#7f1d18', 'story', false],
  ['', '#ffffff', 'image', true],
] as const;

const MADE: Record<(typeof PINS)[number][2], string> = {
  image: "kind = 'image'",
  video: "kind = 'video', video_signature = image_signature, video_extension = 'mp4'",
  animated: 'is_animated = true',
  story: `kind = 'story', story = '{"pages":[]}'`,
};

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben, chi } = cast;
  board = await ada.makes.board('Narrowed');
  await ada.shares(board, ben);
  section = await ada.makes.section(board, 'Part');
  for (const [index, [title, color, kind, hasLink]] of PINS.entries()) {
    platform.clock.advance(60_000);
    const who = index % 2 ? ben : ada;
    const pin = await who.saves.pin({ board, title: title || 'x', ...(index === 3 && { section }) });
    await platform.db.write(
      `update pins set title = $2, description = '', dominant_color = $3, link = $4, ${MADE[kind]} where id = $1`,
      [pin.id, title, color, hasLink ? 'https://oak.example/' : null],
    );
    if (index === 1) await chi.call('RepinResource.create', { pin_id: pin.id });
  }
});

const ORDER = PINS.map(([title]) => title);
const digits = (list: readonly PinAnswer[]) => list.map(({ title }) => ORDER.indexOf(title as '')).join('');

async function all(who: Caller, options: object): Promise<PinAnswer[]> {
  const found: PinAnswer[] = [];
  let bookmark: string | null = null;
  do {
    const page: { data: PinAnswer[]; bookmark: string | null } = await who.call('BoardFeedResource.get', {
      ...{ board_id: board, ...options },
      bookmarks: [bookmark],
    });
    // Only the last page may be empty, and only where nothing is found.
    expect(page.data.length > 0 || page.bookmark === null).toBe(true);
    found.push(...page.data);
    bookmark = page.bookmark;
  } while (bookmark);
  return found;
}

test.each<[PinsSort, string]>([
  ['name', '23014'],
  ['color', '03124'],
  ['default', '43210'],
  ['newest', '43210'],
  ['oldest', '01234'],
  ['popular', '14320'],
])('sorted by %s each comes once, page by page, also where the list is narrowed', async (sort, order) => {
  for (const page_size of [1, 2, 5]) {
    expect(digits(await all(cast.visitor, { sort, page_size }))).toBe(order);
    const linked = await all(cast.visitor, { sort, page_size, has_link: true });
    expect(digits(linked)).toBe(order.replace(/[13]/g, ''));
  }
});

test('it is narrowed by colour, kind, author and link, alone and together, on the board, outside sections and in one', async () => {
  const { ada, visitor } = cast;
  const found = async (options: object) => digits(await all(visitor, { sort: 'oldest', ...options }));
  expect(await found({ color: 'red' })).toBe('03');
  expect(await found({ color: 'white' })).toBe('4');
  expect(await found({ kind: 'image' })).toBe('04');
  expect(await found({ kind: 'video' })).toBe('12');
  expect(await found({ kind: 'story' })).toBe('3');
  expect(await found({ author: 'BEN' })).toBe('13');
  expect(await found({ author: 'nobody-at-all' })).toBe('');
  expect(await found({ has_link: 'false' })).toBe('13');
  expect(await found({ color: 'red', kind: 'image', author: 'ada', has_link: true })).toBe('0');
  expect(await found({ color: 'red', filter_section_pins: true })).toBe('0');
  const inSection = (options: object) =>
    visitor.call('BoardSectionPinsResource.get', { section_id: section, ...options });
  expect(digits((await inSection({ color: 'red', sort: 'name' })).data)).toBe('3');
  expect((await inSection({ color: 'green' })).data).toEqual([]);
  const ids = await ada.call('BoardPinIdsResource.get', { board_id: board, color: 'red', sort: 'oldest' });
  expect(ids.data).toEqual((await all(ada, { color: 'red', sort: 'oldest' })).map(({ id }) => id));
});

test('an order or filter that is not there is refused by its name; so is a bookmark of another order', async () => {
  const { visitor } = cast;
  for (const [field, value] of Object.entries({
    sort: 'sideways',
    color: 'mauve',
    kind: 'gif',
    has_link: 'x',
  })) {
    const wrong = visitor.call('BoardFeedResource.get', { board_id: board, [field]: value });
    await expect(wrong, field).rejects.toMatchObject({ kind: 'invalid', field });
  }
  const sorts: PinsSort[] = ['name', 'color', 'newest', 'default'];
  for (const sort of sorts) {
    const first = await visitor.call('BoardFeedResource.get', { board_id: board, sort, page_size: 1 });
    for (const other of sorts.filter((one) => one !== sort && one !== 'name')) {
      if (sort === 'color' && other === 'default') continue;
      const wrong = visitor.call('BoardFeedResource.get', {
        ...{ board_id: board, sort: other },
        bookmarks: [first.bookmark],
      });
      await expect(wrong, `${sort} ${other}`).rejects.toMatchObject({ kind: 'invalid', field: 'bookmarks' });
    }
  }
});

test('what is hidden makes no page short, tells of no further page, and is in no order', async () => {
  const { ada, ben } = cast;
  const dee = await memberOf(platform, 'dee');
  const shared = await ada.makes.board('Shared');
  await ada.shares(shared, ben);
  for (const [who, title] of [
    [ada, 'A'],
    [ben, 'B'],
    [ben, 'C'],
    [ada, 'D'],
    [ben, 'E'],
  ] as const)
    await who.saves.pin({ board: shared, title });
  await ben.blocks(dee);
  const pages = async (options: object) => {
    const { data, bookmark } = await dee.call('BoardFeedResource.get', {
      ...{ board_id: shared, sort: 'name', page_size: 1, ...options },
    });
    return [data.map(({ title }) => title).join(''), bookmark !== null];
  };
  expect(await pages({})).toEqual(['A', true]);
  expect(await pages({ page_size: 2 })).toEqual(['AD', false]);
  expect(await pages({ author: 'ben' })).toEqual(['', false]);
  expect(await pages({ author: 'nobody-at-all' })).toEqual(['', false]);
  const ids = await dee.call('BoardPinIdsResource.get', { board_id: shared, author: 'ben', page_size: 1 });
  expect([ids.data, ids.bookmark]).toEqual([[], null]);
});

test('a board of very many pins is sorted and narrowed as a whole', async () => {
  const { ada, visitor } = cast;
  const [boardId, pinnerId] = [parseId(await ada.makes.board('Very many')), parseId(ada.id)];
  if (!boardId || !pinnerId) throw new Error('no board');
  await manyPins(platform.db, { pinnerId, boardId, count: 12_000 });
  await platform.db.write(
    "update pins set title = 'A', dominant_color = '#ff0000' where board_id = $1 and title = 'Pin 7'",
    [boardId],
  );
  const titles = async (options: object) => {
    const { data } = await visitor.call('BoardFeedResource.get', {
      board_id: boardId,
      page_size: 3,
      ...options,
    });
    return data.map(({ title }) => title);
  };
  expect(await titles({ sort: 'name' })).toEqual(['A', 'Pin 1', 'Pin 10']);
  expect(await titles({ sort: 'color' })).toContain('A');
  expect(await titles({ color: 'red' })).toEqual(['A']);
});
