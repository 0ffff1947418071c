import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { boardsGet } from './list-boards.resource.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Many boards with pictures, every third shared with Ben. */
async function manyBoards(count: number): Promise<void> {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Board 0', { pins: 1 });
  await platform.db.write(
    `with made as (
      insert into boards (home, id, owner_id, name, slug, privacy, collaborator_count, cover_pins, created_at)
      select home, new_id(home), owner_id, 'Board ' || n, 'board-' || n,
        case when n % 10 = 0 then 'secret' else 'public' end, case when n % 3 = 0 then 1 else 0 end, cover_pins,
        created_at - interval '1 day'
      from boards, generate_series(1, $2::int) as n where id = $1 returning home, id, owner_id, collaborator_count),
    shared as (
      insert into board_collaborators (home, board_id, user_id, status)
      select home, id, $3, 'accepted' from made where collaborator_count > 0)
    insert into board_memberships (home, user_id, board_id, role) select home, owner_id, id, 'owner' from made`,
    [board, count - 1, ben.id],
  );
}

async function queriesOf(who: Caller, page_size: number): Promise<[number, number]> {
  const { context, count } = countingQueries(await who.context());
  const { data } = await dispatch(boardsGet, context, { username: 'ada', group_by: 'visibility', page_size });
  return [(data as unknown[]).length, count()];
}

test('a page costs the same queries however many boards there are and it shows', async () => {
  await manyBoards(1000);
  const { ada, chi, visitor } = cast;
  for (const who of [ada, chi, visitor]) {
    const [few, queries] = await queriesOf(who, 5);
    expect(few).toBe(5);
    expect(await queriesOf(who, 250)).toEqual([250, queries]);
  }
});

test('page after page shows each board once, public ones first, and ends', async () => {
  const found: { id: string; profileGroup: string }[] = [];
  let bookmark: string | null = null;
  do {
    const sent = { username: 'ada', group_by: 'visibility', sort: 'alphabetical', page_size: 200 } as const;
    const answer: Awaited<ReturnType<typeof cast.ada.call<'BoardsResource.get'>>> = await cast.ada.call(
      'BoardsResource.get',
      { ...sent, bookmarks: [bookmark] },
    );
    found.push(...answer.data);
    bookmark = answer.bookmark;
  } while (bookmark);
  expect(new Set(found.map(({ id }) => id)).size).toBe(1000);
  expect(found).toHaveLength(1000);
  expect(found.findIndex(({ profileGroup }) => profileGroup === 'secret')).toBe(901);
});

test('who is not the owner gets public boards by their last pin, and none of those that others do not see', async () => {
  const asked = { username: 'ada', sort: 'alphabetical', page_size: 250 } as const;
  const of = async (who: Caller, privacy_filter: 'all' | 'public' | 'protected' | 'secret') =>
    (await who.call('BoardsResource.get', { ...asked, privacy_filter })).data;
  const { ada, chi } = cast;
  const shown = await of(chi, 'all');
  expect(new Set(shown.map(({ privacy }) => privacy))).toEqual(new Set(['public']));
  expect(shown[0]?.name).toBe('Board 0');
  expect(await of(chi, 'public')).toEqual(shown);
  expect(await of(chi, 'secret')).toEqual([]);
  expect(await of(chi, 'protected')).toEqual([]);
  expect(new Set((await of(ada, 'secret')).map(({ privacy }) => privacy))).toEqual(new Set(['secret']));
});

test('from A to Z goes as people read, own boards among those of others, page after page', async () => {
  const { ben, chi } = cast;
  const names = ['Äpfel', 'apple', 'Banana', 'éclair', 'Eel', 'Zebra', 'zoo'];
  for (const [index, name] of names.toReversed().entries()) {
    const owner = index % 2 === 0 ? chi : ben;
    const board = await owner.makes.board(name);
    if (owner === ben) await ben.shares(board, chi);
  }
  const sent = { username: 'chi', sort: 'alphabetical' as const, page_size: 2 };
  const pageBehind = (bookmark: string | null) =>
    chi.call('BoardsResource.get', { ...sent, ...(bookmark && { bookmarks: [bookmark] }) });
  const listed: string[] = [];
  let bookmark: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageBehind>> = await pageBehind(bookmark);
    listed.push(...page.data.map((board) => board.name));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(listed).toEqual(names);
});
