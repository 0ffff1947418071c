import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { ChosenView } from '../pins-view.ts';
import { MOST_REMEMBERED } from './remember-view.store.ts';
import { readVisitedViews, visitedViewsIn, visitedViewsLine } from './visited-views.ts';

let platform: TestPlatform;
let cast: Cast;
let board_id: Id;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  board_id = await cast.ada.makes.board('Kitchens');
});

const NOTHING = { view: null, sort: null };

test('each person has a choice of their own for each board, and what is not named stays', async () => {
  const { ada, ben } = cast;
  const other = await ada.makes.board('Gardens');
  const of = async (who: typeof ada, board = board_id) =>
    (await who.call('BoardViewResource.get', { board_id: board })).data;
  expect(await of(ben)).toEqual(NOTHING);
  const chosen = await ben.call('BoardViewResource.update', { board_id, view: 'list' });
  expect(chosen.data).toEqual({ view: 'list', sort: null });
  await ben.call('BoardViewResource.update', { board_id, sort: 'name' });
  expect(await of(ben)).toEqual({ view: 'list', sort: 'name' });
  await ben.call('BoardViewResource.update', { board_id, sort: 'default' });
  expect(await of(ben)).toEqual({ view: 'list', sort: 'default' });
  expect([await of(ada), await of(ben, other)]).toEqual([NOTHING, NOTHING]);
});

test('what is unknown is refused by its name; a board that is hidden is not there, and a visitor has no account', async () => {
  const { ada, ben, visitor } = cast;
  for (const [field, value] of Object.entries({ view: 'spiral', sort: 'sideways', board_id: 'x' })) {
    const wrong = ben.call('BoardViewResource.update', { board_id, [field]: value });
    await expect(wrong, field).rejects.toMatchObject({ kind: 'invalid', field });
  }
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = ben.call('BoardViewResource.update', { board_id: secret, view: 'list' });
  await expect(hidden).rejects.toMatchObject({ kind: 'not-found' });
  const visiting = visitor.call('BoardViewResource.update', { board_id, view: 'list' });
  await expect(visiting).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect((await visitor.call('BoardViewResource.get', { board_id })).data).toEqual(NOTHING);
});

test('the choices of so many boards are stored; then the oldest is forgotten', async () => {
  const { chi } = cast;
  await platform.db.write(
    `insert into board_pin_views (home, user_id, board_id, view, chosen_at)
     select $1::smallint, $2::bigint, n, 'large', to_timestamp(n) from generate_series(1, $3::int) as n`,
    [homeOf(chi.id), chi.id, MOST_REMEMBERED],
  );
  for (const sort of ['name', 'newest'] as const)
    await chi.call('BoardViewResource.update', { board_id, sort });
  const rows = await platform.db.rows<{ board_id: Id }>(
    'select board_id from board_pin_views where home = $1 and user_id = $2 order by chosen_at desc',
    [homeOf(chi.id), chi.id],
  );
  expect(rows).toHaveLength(MOST_REMEMBERED);
  expect([rows[0]?.board_id, rows.at(-1)?.board_id]).toEqual([board_id, '2']);
});

test("a visitor's browser remembers the latest boards, and nothing that is no choice", () => {
  let cookies = 'csrftoken=a';
  const choose = (id: string, view: 'list' | null, sort: 'name' | null) => {
    const line = visitedViewsLine(cookies, id, { view, sort }, true);
    expect(line).toMatch(/; path=\/; samesite=lax; max-age=\d+; secure$/);
    cookies = `csrftoken=a; ${line.split(';')[0]}; other=b`;
  };
  for (let id = 1; id <= 25; id += 1) choose(String(id), 'list', null);
  choose('7', null, 'name');
  const all = readVisitedViews(cookies);
  expect([...all.keys()].slice(0, 3)).toEqual(['7', '25', '24']);
  expect(all.size).toBe(20);
  expect(all.get('7')).toEqual({ view: 'list', sort: 'name' });
  expect(visitedViewsIn(cookies).length).toBeLessThan(800);
  expect(readVisitedViews('board_views=7.spiral.name~x.list.~8')).toEqual(
    new Map<string, ChosenView>([
      ['7', { view: null, sort: 'name' }],
      ['8', NOTHING],
    ]),
  );
  expect(readVisitedViews('')).toEqual(new Map());
});
