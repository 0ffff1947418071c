import { beforeAll, expect, test } from 'vitest';
import { joinBoard } from '#features/library/boards/board-members.service.ts';
import { MOST_SHARED_BOARDS } from '#features/library/boards/list-boards/list-boards.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allowedBoard } from '#testing/allowed-board.ts';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const countOf = async (board_id: Id) =>
  (await cast.ada.call('BoardResource.get', { board_id })).data.collaborator_count;

test('nobody works on more boards of others than are listed; what they are asked stays open', async () => {
  const { ada, ben } = cast;
  const hal = await memberOf(platform, 'hal');
  const board_id = await ada.makes.board('One too many');
  await ada.shares(board_id, ben);
  await platform.db.write(
    `insert into board_memberships (home, user_id, board_id, role)
     select ($1::bigint >> 51)::smallint, $1, n, 'collaborator' from generate_series(1, $2::int) n`,
    [hal.id, MOST_SHARED_BOARDS],
  );
  const tooMany = { kind: 'conflict', reason: 'too-many-shared-boards' };
  await hal.call('ContactRequestResource.create', { board_id });
  const [contact_request = { id: '' }] = (await ada.call('ContactRequestsResource.get', {})).data;
  const letIn = () =>
    ada.call('ContactRequestAcceptResource.update', { contact_request: { id: contact_request.id } });
  await expect(letIn()).rejects.toMatchObject(tooMany);
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [hal.id] });
  await expect(hal.call('BoardInviteResource.update', { board_id })).rejects.toMatchObject(tooMany);
  expect(await countOf(board_id)).toBe(1);
  await platform.db.write('delete from board_memberships where user_id = $1 and board_id = 1', [hal.id]);
  await hal.call('BoardInviteResource.update', { board_id });
  expect(await countOf(board_id)).toBe(2);
});

test('[ENTITY-17] a board says who works on it, how many they are, and whether the viewer does', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Together');
  const seenBy = async (who: Caller) => {
    const { data } = await who.call('BoardResource.get', { board_id });
    const { collaborator_count, is_collaborative, collaborated_by_me } = data;
    const names = data.collaborating_users.map(({ username }) => username);
    return { names, collaborator_count, is_collaborative, collaborated_by_me };
  };
  const alone = { names: [], collaborator_count: 0, is_collaborative: false, collaborated_by_me: false };
  expect(await seenBy(chi)).toEqual(alone);
  await ada.shares(board_id, ben);
  const shared = { names: ['ben'], collaborator_count: 1, is_collaborative: true };
  for (const who of [ada, chi]) expect(await seenBy(who)).toEqual({ ...shared, collaborated_by_me: false });
  expect(await seenBy(ben)).toEqual({ ...shared, collaborated_by_me: true });
  await ben.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: ben.id });
  expect(await seenBy(ben)).toEqual(alone);
});

test('who works on a board already, or owns it, joins it no second time', async () => {
  const { ada, ben } = cast;
  const boardId = await ada.makes.board('Once');
  const join = (userId: Id) =>
    platform.db.transaction(async (tx) =>
      joinBoard(tx, await allowedBoard(tx, 'join', boardId), {
        userId,
        access: [],
        at: platform.clock.now(),
      }),
    );
  expect([await join(ben.id), await join(ben.id)]).toEqual([{ isNew: true }, { isNew: false }]);
  expect(await join(ada.id)).toEqual({ isNew: false });
  expect(await countOf(boardId)).toBe(1);
});

test('[ENTITY-17] who works on a board is told to others only where it is shown', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Discreet');
  await ada.shares(board_id, ben);
  const shownTo = async (who: Caller) =>
    (await who.call('BoardResource.get', { board_id })).data.collaborating_users.length;
  expect(await shownTo(visitor)).toBe(1);
  await ada.call('BoardResource.update', { board_id, should_show_board_collaborators: false });
  for (const other of [chi, visitor]) expect(await shownTo(other)).toBe(0);
  for (const own of [ada, ben]) expect(await shownTo(own)).toBe(1);
  const { data } = await chi.call('BoardResource.get', { board_id });
  expect(data.should_show_board_collaborators).toBe(false);
});
