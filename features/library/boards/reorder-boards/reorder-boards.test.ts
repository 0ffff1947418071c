import { beforeAll, expect, test } from 'vitest';
import { dispatch } from '#api/resource/dispatch.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { boardsReorder } from './reorder-boards.resource.ts';
import { saveBoardOrder } from './save-board-order.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

let count = 0;

/** A new person with boards A, B … made in this order; in their own order the newest comes first. */
async function ownerOf(letters: string) {
  count += 1;
  const owner = await memberOf(platform, `owner${count}`);
  const ids: Record<string, Id> = {};
  for (const letter of letters) {
    platform.clock.advance(1000);
    const board = await owner.makes.board(letter);
    await platform.db.write('update boards set created_at = $2 where id = $1', [board, platform.clock.now()]);
    ids[letter] = board;
  }
  return {
    owner,
    id: (letter: string) => ids[letter] ?? owner.id,
    named: (order: string) => [...order].map((l) => ids[l] ?? ''),
  };
}

const shown = async (who: CastMember) => {
  const { data } = await who.call('BoardsResource.get', { username: who.username, sort: 'custom' });
  return data.map((board) => board.name).join('');
};

const reorder = (who: { call: CastMember['call'] }, board_ids: unknown, more: object = {}) =>
  who.call('POST /v3/users/boards/partial_reorder/', { board_ids, ...more } as never);

test('boards named in one text joined by commas stand in that order from then on', async () => {
  const { owner, named } = await ownerOf('ABCD');
  expect(await shown(owner)).toBe('DCBA');
  const { data } = await reorder(owner, named('BDAC').join(','));
  expect(data.board_ids).toEqual(named('BDAC'));
  expect(await shown(owner)).toBe('BDAC');
  await reorder(owner, named('ABCD'), { orbac_subject_id: owner.id });
  expect(await shown(owner)).toBe('ABCD');
  const [row] = await platform.db.rows(
    'select has_custom_board_sorting_order as own from users where id = $1',
    [owner.id],
  );
  expect(row).toEqual({ own: true });
});

test('boards that are not named keep their places, and a repeated id counts once', async () => {
  const { owner, named } = await ownerOf('ABCDE');
  expect(await shown(owner)).toBe('EDCBA');
  await reorder(owner, named('AE'));
  expect(await shown(owner)).toBe('ADCBE');
  await reorder(owner, named('CDCD'));
  expect(await shown(owner)).toBe('ACDBE');
  await owner.call('BoardResource.create', { name: 'F' });
  expect(await shown(owner)).toBe('ACDBEF');
});

test('what moved says when, what stayed does not', async () => {
  const { owner, named, id } = await ownerOf('ABC');
  await reorder(owner, named('CBA'));
  platform.clock.advance(60_000);
  const { data: before } = await owner.call('BoardResource.get', { board_id: id('C') });
  await reorder(owner, named('AB'));
  const { data: moved } = await owner.call('BoardResource.get', { board_id: id('A') });
  const { data: stayed } = await owner.call('BoardResource.get', { board_id: id('C') });
  expect(stayed.board_order_modified_at).toBe(before.board_order_modified_at);
  expect(moved.board_order_modified_at).not.toBe(before.board_order_modified_at);
});

test('boards that one works on stand in the own order too, which is nobody else’s', async () => {
  const { owner, id } = await ownerOf('AB');
  const friend = await ownerOf('X');
  await owner.shares(id('A'), friend.owner);
  await owner.shares(id('B'), friend.owner);
  await reorder(friend.owner, [id('B'), friend.id('X'), id('A')]);
  expect(await shown(friend.owner)).toBe('BXA');
  expect(await shown(owner)).toBe('BA');
});

test('a board that is not there or not theirs is named, and nothing changes', async () => {
  const { owner, id, named } = await ownerOf('ABC');
  const stranger = await ownerOf('S');
  const secret = await stranger.owner.makes.board('Hidden', { privacy: 'secret' });
  const gone = await owner.makes.board('Gone');
  await owner.call('BoardResource.delete', { board_id: gone });
  const wrong = [
    [stranger.id('S'), { kind: 'forbidden', reason: 'not-your-board' }],
    [secret, { kind: 'not-found', reason: 'board-not-found' }],
    [gone, { kind: 'not-found', reason: 'board-not-found' }],
    ['4611686018427387904', { kind: 'not-found', reason: 'board-not-found' }],
  ] as const;
  for (const [board, refusal] of wrong) {
    const tried = reorder(owner, [...named('AB'), board]);
    await expect(tried).rejects.toMatchObject({ ...refusal, field: 'board_ids', detail: board });
  }
  const acting = reorder(owner, [id('A')], { orbac_subject_id: stranger.owner.id });
  await expect(acting).rejects.toMatchObject({
    kind: 'forbidden',
    reason: 'not-acting-for',
    field: 'orbac_subject_id',
  });
  for (const board_ids of ['', [], 'A', ['A'], undefined, 'x'.repeat(9)]) {
    await expect(reorder(owner, board_ids)).rejects.toMatchObject({ kind: 'invalid' });
  }
  expect(await shown(owner)).toBe('CBA');
  const rows = await platform.db.rows(
    'select 1 from board_memberships where user_id = $1 and position is not null',
    [owner.id],
  );
  expect(rows).toEqual([]);
});

test('[DND-16] an order is noted among the events once the server has it, and not where it refuses', async () => {
  const { owner, id, named } = await ownerOf('AB');
  await owner.call('UserSettingsResource.update', { allow_analytic_cookies: true });
  const noted = () =>
    platform.db.rows<{ component: string; aux_data: object }>(
      'select component, aux_data from events where user_id = $1',
      [owner.id],
    );
  const { call } = owner;
  const sendEvent = (event: OptionsOf<'EventResource.create'>) => call('EventResource.create', event);
  await expect(saveBoardOrder([id('A'), '1'], { call, sendEvent })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await noted()).toEqual([]);
  await saveBoardOrder(named('AB'), { call, sendEvent });
  expect(await noted()).toEqual([{ component: 'board_reorder', aux_data: { boards: 2 } }]);
  expect(await shown(owner)).toBe('AB');
});

test('two orders at once both count: each board stands once', async () => {
  const { owner, named } = await ownerOf('ABCDEF');
  await Promise.all([reorder(owner, named('AB')), reorder(owner, named('CD')), reorder(owner, named('EF'))]);
  expect(await shown(owner)).toBe('EFCDAB');
  const positions = await platform.db.rows(
    'select distinct position from board_memberships where user_id = $1',
    [owner.id],
  );
  expect(positions).toHaveLength(6);
});

test('an order costs the same number of queries, however many boards it names', async () => {
  const queries = async (letters: string) => {
    const { owner, named } = await ownerOf(letters);
    const context = await owner.context();
    let asked = 0;
    const counted = <Q extends Queryable>(queryable: Q): Q => ({
      ...queryable,
      rows: (...sent: Parameters<Queryable['rows']>) => {
        asked += 1;
        return queryable.rows(...sent);
      },
      write: (...sent: Parameters<Queryable['write']>) => {
        asked += 1;
        return queryable.write(...sent);
      },
    });
    const transaction: Database['transaction'] = (action) =>
      context.db.transaction((tx) => action(counted(tx)));
    const db = { ...counted(context.db), transaction };
    await dispatch(boardsReorder, { ...context, db }, { board_ids: named(letters) });
    return asked;
  };
  expect(await queries('ABCDEFGH')).toBe(await queries('AB'));
});
