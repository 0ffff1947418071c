import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { ORDERS } from '../list-boards/list-boards.ts';
import { BOARD_FILTERS, boardFilterIn, chosenAfter } from './board-filter.ts';
import { filteredBoardsGet } from './filter-boards.resource.ts';

const FILTERED = 'GET /v3/users/me/boards/filtered/feed/';

let platform: TestPlatform;
let cast: Cast;
let nora: CastMember;
let mia: CastMember;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(async () => {
  count += 1;
  nora = await memberOf(platform, `nora${count}`);
  mia = await memberOf(platform, `mia${count}`);
});

async function listed(filter_types?: unknown, more: object = {}): Promise<string[]> {
  const { data } = await nora.call(FILTERED, { filter_types, sort: 'alphabetical', ...more });
  return data.map(({ name }) => name);
}

/** Boards of every kind, own and others', each named after what it is. */
async function everyBoard() {
  const { makes, call } = nora;
  await makes.board('Open');
  await makes.board('Secret', { privacy: 'secret' });
  await nora.shares(await makes.board('Group'), mia);
  await nora.shares(await makes.board('Group, secret', { privacy: 'secret' }), mia);
  await call('BoardArchiveResource.create', { board_id: await makes.board('Archived') });
  await call('BoardArchiveResource.create', {
    board_id: await makes.board('Archived, secret', { privacy: 'secret' }),
  });
  const theirs = await mia.makes.board('Of Mia', { privacy: 'secret' });
  await mia.shares(theirs, nora);
  await mia.makes.board('Of Mia alone', { privacy: 'secret' });
}

const ALL = ['Archived', 'Archived, secret', 'Group', 'Group, secret', 'Of Mia', 'Open', 'Secret'];

test('[API-03] the own boards, all or only those of a group, only the secret, or only the archived ones', async () => {
  await everyBoard();
  for (const none of [undefined, null, '', []]) expect(await listed(none)).toEqual(ALL);
  expect(await listed('group')).toEqual(['Group', 'Group, secret', 'Of Mia']);
  expect(await listed(['secret'])).toEqual(['Archived, secret', 'Group, secret', 'Of Mia', 'Secret']);
  expect(await listed('archived')).toEqual(['Archived', 'Archived, secret']);
  expect(await listed('secret,group', { fields: 'board.name' })).toEqual(['Group, secret', 'Of Mia']);
  expect(await listed(['archived', 'group'])).toEqual([]);
  for (const sort of Object.keys(ORDERS)) expect(await listed([...BOARD_FILTERS], { sort })).toEqual([]);
});

test('nobody gets the boards of another, and an archive is one’s own', async () => {
  await everyBoard();
  for (const filter of BOARD_FILTERS) {
    const { data } = await mia.call(FILTERED, { filter_types: filter });
    const own = {
      group: ['Group', 'Group, secret', 'Of Mia'],
      secret: ['Group, secret', 'Of Mia', 'Of Mia alone'],
      archived: [],
    };
    expect(data.map(({ name }) => name).sort()).toEqual(own[filter]);
    expect((await cast.chi.call(FILTERED, { filter_types: filter })).data).toEqual([]);
    await expect(cast.visitor.call(FILTERED, { filter_types: filter })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  }
});

test('page after page shows each matching board once', async () => {
  const names: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    await nora.makes.board(`Open ${index}`);
    await nora.makes.board(`Secret ${index}`, { privacy: 'secret' });
    names.push(`Secret ${index}`);
  }
  const shared = await mia.makes.board('Secret 2½', { privacy: 'secret' });
  await mia.shares(shared, nora);
  names.splice(3, 0, 'Secret 2½');
  const found: string[] = [];
  let bookmark: string | null = null;
  do {
    const sent = { filter_types: 'secret', page_size: 2, bookmarks: [bookmark] };
    const answer: Awaited<ReturnType<typeof nora.call<typeof FILTERED>>> = await nora.call(FILTERED, sent);
    found.push(...answer.data.map(({ name }) => name));
    bookmark = answer.bookmark;
  } while (bookmark);
  expect(found.sort()).toEqual(names.sort());
});

test('a filter that is none is refused by its name', async () => {
  for (const filter of ['public', 'group,loud', [3]]) {
    await expect(listed(filter)).rejects.toMatchObject({
      kind: 'invalid',
      field: expect.stringContaining('filter_types'),
    });
  }
});

test('a page costs the same queries however many boards it shows', async () => {
  for (let index = 0; index < 6; index += 1) {
    await nora.shares(await nora.makes.board(`Group ${index}`, { pins: 1 }), mia);
  }
  const cost = async (page_size: number) => {
    const { context, count: queries } = countingQueries(await nora.context());
    const { data } = await dispatch(filteredBoardsGet, context, { filter_types: 'group', page_size });
    return [(data as unknown[]).length, queries()];
  };
  const [[few, first], [many, second]] = [await cost(1), await cost(50)];
  expect([few, many]).toEqual([1, 6]);
  expect(second).toBe(first);
});

test('the chosen filter pressed again is given up, another takes its place', () => {
  for (const filter of BOARD_FILTERS) {
    expect(chosenAfter(null, filter)).toBe(filter);
    expect(chosenAfter(filter, filter)).toBeNull();
    for (const other of BOARD_FILTERS) if (other !== filter) expect(chosenAfter(filter, other)).toBe(other);
    expect(boardFilterIn(filter)).toBe(filter);
  }
  for (const none of [null, '', 'public']) expect(boardFilterIn(none)).toBeNull();
});
