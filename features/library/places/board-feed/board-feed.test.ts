import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import type { PinsSort } from '#features/library/boards/pins-view.ts';
import { pinGet } from '#features/library/pins/show-pin/show-pin.resource.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { boardSectionsGet } from '#features/library/sections/list-sections/list-sections.resource.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { boardFeedGet } from './board-feed.resource.ts';
import { MOST_COMPARED } from './board-feed.store.ts';

let platform: TestPlatform;
let cast: Cast;
let board: string;
let section: string;
let pins: PinAnswer[];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada, ben } = cast;
  const id = await ada.makes.board('Feed');
  await ada.shares(id, ben);
  const part = await ada.makes.section(id, 'Part');
  pins = [];
  for (const [index, who] of [ada, ben, ada, ben, ada].entries()) {
    platform.clock.advance(60_000);
    pins.push(
      await who.saves.pin({ board: id, title: `Pin ${index}`, ...(index === 1 && { section: part }) }),
    );
  }
  [board, section] = [id, part];
});

const titles = (list: PinAnswer[]) => list.map(({ title }) => title.replace('Pin ', '')).join('');

test('a board shows the pins of its sections too, unless they are filtered out', async () => {
  const { visitor } = cast;
  const { data } = await visitor.call('BoardFeedResource.get', { board_id: board, page_size: 250 });
  expect(titles(data)).toBe('43210');
  expect(data.every(({ type }) => type === 'pin')).toBe(true);
  expect(data[3]).toMatchObject({ section: { id: section, title: 'Part' }, pinner: { username: 'ben' } });
  expect(data[0]?.section).toBeNull();
  const filtered = await visitor.call('BoardFeedResource.get', {
    board_id: board,
    filter_section_pins: 'true',
  });
  expect(titles(filtered.data)).toBe('4320');
  const part = await visitor.call('BoardSectionPinsResource.get', { section_id: section });
  expect(titles(part.data)).toBe('1');
});

test('the ids of all pins are told page by page, of the board, of what is in no section, and of a section', async () => {
  const { ada, chi, visitor } = cast;
  const listed = async (who: Caller, sent: object) =>
    (await who.call('BoardPinIdsResource.get', { board_id: board, ...sent })).data;
  const ids = (indexes: string) => [...indexes].map((index) => pins[Number(index)]?.id);
  expect(await listed(ada, {})).toEqual(ids('43210'));
  expect(await listed(chi, { filter_section_pins: true })).toEqual(ids('4320'));
  expect(await listed(ada, { section_id: section })).toEqual(ids('1'));
  const first = await ada.call('BoardPinIdsResource.get', { board_id: board, page_size: 2 });
  expect(first.data).toEqual(ids('43'));
  const bookmarks = [first.bookmark ?? ''];
  expect(await listed(ada, { page_size: 2, bookmarks })).toEqual(ids('21'));
  await expect(listed(visitor, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('pins that live with their board come with its list; those of others cost one query more', async () => {
  const { ada, visitor } = cast;
  const own = await ada.makes.board('Own feed');
  for (const title of ['One', 'Two']) await ada.saves.pin({ board: own, title });
  const asked = async (board_id: string) => {
    const { context, count } = countingQueries(await visitor.context());
    const { data } = await dispatch(boardFeedGet, context, { board_id });
    return { pins: (data as PinAnswer[]).length, queries: count() };
  };
  const alone = await asked(own);
  expect(alone).toEqual({ pins: 2, queries: 2 });
  // The board has a section and collaborators, and pins of one of them, whose boards live in another home.
  expect(await asked(board)).toEqual({ pins: 5, queries: 6 });
});

test('by address it is the same board', async () => {
  const { data: shown } = await cast.visitor.call('BoardResource.get', { board_id: board });
  const { data } = await cast.visitor.call('BoardFeedResource.get', { board_url: shown.url });
  expect(titles(data)).toBe('43210');
});

test.each([
  ['default', '43210'],
  ['newest', '43210'],
  ['oldest', '01234'],
  ['popular', '20431'],
])('sorted %s, page by page, each pin comes once', async (sort, order) => {
  const { chi, visitor } = cast;
  if (sort === 'popular') {
    const [first, , third] = pins;
    for (const pin of [third, third, first])
      await chi.call('RepinResource.create', { pin_id: pin?.id ?? '' });
  }
  for (const page_size of [1, 2, 5]) {
    expect(titles(await allPages(visitor, { board_id: board, sort: sort as PinsSort, page_size }))).toBe(
      order,
    );
  }
});

/** A board with more pins than are compared, some of them popular. */
async function veryMany() {
  const { ada } = cast;
  const [boardId, pinnerId] = [parseId(await ada.makes.board('Very many')), parseId(ada.id)];
  if (!boardId || !pinnerId) throw new Error('no board');
  await manyPins(platform.db, { pinnerId, boardId, count: MOST_COMPARED + 260 });
  const popular = ['Pin 3', 'Pin 260', 'Pin 261', 'Pin 300'];
  await platform.db.write('update pins set repin_count = 7 where board_id = $1 and title = any($2)', [
    boardId,
    popular,
  ]);
  return { board_id: boardId, sort: 'popular', page_size: 250 } as const;
}

test('of a board with very many pins the first by hand are compared, the others follow; each comes once', async () => {
  const order = await allPages(cast.visitor, await veryMany());
  expect(order).toHaveLength(MOST_COMPARED + 260);
  expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
  const places = new Map(order.map(({ title }, index) => [title, index]));
  const newest = `Pin ${MOST_COMPARED + 260}`;
  expect(['Pin 300', 'Pin 261', newest].map((title) => places.get(title))).toEqual([0, 1, 2]);
  expect(places.get('Pin 260')).toBe(MOST_COMPARED);
  expect(places.get('Pin 3')).toBe(order.length - 3);
});

test.each<[string, (pins: PinAnswer[], board: Id) => Promise<unknown>]>([
  ['saved', (_, board) => cast.ada.saves.pin({ board })],
  ['deleted', ([, , third]) => cast.ada.call('PinResource.delete', { id: third?.id ?? '' })],
])('of so many each comes once, too, where a pin is %s while somebody pages', async (_, change) => {
  const options = await veryMany();
  const order = await allPages(cast.visitor, options, (first) => change(first, options.board_id));
  expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
  expect(order).toHaveLength(MOST_COMPARED + 260);
});

async function allPages(
  who: Caller,
  options: { board_id: string; sort: PinsSort; page_size: number },
  onFirst?: (pins: PinAnswer[]) => Promise<unknown>,
) {
  const found: PinAnswer[] = [];
  let bookmark: string | null = null;
  do {
    const page: { data: PinAnswer[]; bookmark: string | null } = await who.call('BoardFeedResource.get', {
      ...options,
      bookmarks: [bookmark],
    });
    if (found.length === 0) await onFirst?.(page.data);
    found.push(...page.data);
    bookmark = page.bookmark;
  } while (bookmark);
  return found;
}

test('pins of people who block each other are left out, the order of the others stays', async () => {
  const { ben, chi } = cast;
  await ben.blocks(chi);
  const { data } = await chi.call('BoardFeedResource.get', { board_id: board });
  expect(titles(data)).toBe('420');
});

test('a page costs the same number of queries, however many pins and sections it shows', async () => {
  const { ada } = cast;
  const counts = async (resource: typeof boardFeedGet | typeof boardSectionsGet, options: object) => {
    const context = await ada.context();
    let count = 0;
    const db = { ...context.db };
    const rows: Queryable['rows'] = (...sent) => {
      count += 1;
      return context.db.rows(...sent);
    };
    await dispatch(resource, { ...context, db: { ...db, rows } }, options);
    return count;
  };
  const few = await counts(boardFeedGet, { board_id: board });
  for (let index = 0; index < 10; index += 1) await ada.saves.pin({ board_id: board });
  expect(await counts(boardFeedGet, { board_id: board, page_size: 250 })).toBe(few);
  expect(few).toBeLessThanOrEqual(11);
  const more = await ada.makes.board('More');
  for (const name of ['D', 'E']) {
    const pin = await ada.saves.pin({ board_id: more });
    await ada.call('BoardSectionResource.create', { board_id: more, name, initial_pins: [pin.id] });
  }
  const one = await counts(boardSectionsGet, { board_id: more, page_size: 1 });
  expect(await counts(boardSectionsGet, { board_id: more, page_size: 2 })).toBe(one);
});

test('a page that has shown a pin of a board does not ask again who may see that board', async () => {
  const { ada, ben, visitor } = cast;
  const board_id = await ada.makes.board('Shown');
  const { id } = await ada.saves.pin({ board: board_id });
  const { context, count } = countingQueries(await visitor.context());
  const page = { ...context, found: new Map() };
  await dispatch(pinGet, page, { id });
  const before = count();
  const { data } = await dispatch(boardFeedGet, page, { board_id });
  expect(data).toHaveLength(1);
  expect(count() - before).toBe(1);

  const secret = await ada.makes.board('Left', { privacy: 'secret' });
  await ada.shares(secret, ben);
  const own = await ben.saves.pin({ board: secret });
  await ada.call('BoardCollaboratorResource.delete', { board_id: secret, invited_user_id: ben.id });
  const left = { ...(await ben.context()), found: new Map() };
  await dispatch(pinGet, left, { id: own.id });
  await expect(dispatch(boardFeedGet, left, { board_id: secret })).rejects.toMatchObject({
    kind: 'not-found',
  });
});
