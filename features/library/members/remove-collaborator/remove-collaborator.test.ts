import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const rowsOf = async (id: Id) => ({
  members: await platform.db.rows('select user_id, access from board_collaborators where board_id = $1', [
    id,
  ]),
  memberships: await platform.db.rows(
    `select user_id, access from board_memberships where board_id = $1 and role = 'collaborator'`,
    [id],
  ),
  count: (
    await platform.db.rows<{ n: number }>('select collaborator_count as n from boards where id = $1', [id])
  )[0]?.n,
});

test('[INVITE-13] whoever is taken off a board keeps their pins, on no board and as secret as they were', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Ours', { privacy: 'secret', pins: 1 });
  await ada.shares(board, ben);
  await platform.db.write(
    'update board_memberships set archived_at = now() where board_id = $1 and user_id = $2',
    [board, ben.id],
  );
  await platform.db.write('update users set archived_board_count = 1 where id = $1', [ben.id]);
  const pin = await ben.saves.pin({ board });
  const input = { board_id: board, invited_user_id: ben.id, field_set_key: 'boardEdit' } as const;
  const unknown = { ...input, field_set_key: 'other' as 'boardEdit' };
  const refused = ada.call('BoardCollaboratorResource.delete', unknown);
  await expect(refused).rejects.toMatchObject({ kind: 'invalid', field: 'field_set_key' });
  await ada.call('BoardCollaboratorResource.delete', input);
  expect(await rowsOf(board)).toEqual({ members: [], memberships: [], count: 0 });
  await expect(ben.call('BoardResource.get', { board_id: board })).rejects.toMatchObject({
    kind: 'not-found',
  });
  const shown = (await ada.call('BoardResource.get', { board_id: board })).data;
  expect(shown).toMatchObject({ pin_count: 1, is_collaborative: false });
  expect(shown.cover_images).toHaveLength(1);
  expect((await ben.call('PinResource.get', { id: pin.id })).data).toMatchObject({ board: null });
  await expect(chi.call('PinResource.get', { id: pin.id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(ada.call('PinResource.get', { id: pin.id })).rejects.toMatchObject({ kind: 'not-found' });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('while work on the whole board is under way nobody is taken off it', async () => {
  const { ada, ben } = cast;
  const [board_id, target] = [await ada.makes.board('Busy'), await ada.makes.board('Goal')];
  await ada.shares(board_id, ben);
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board_id, count: 600 });
  await ada.call('POST /v3/boards/:source/merge/:target/', { source: board_id, target });
  const removed = ada.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: ben.id });
  await expect(removed).rejects.toMatchObject({ kind: 'conflict', reason: 'board-busy' });
  expect((await rowsOf(board_id)).members).toHaveLength(1);
  await platform.runJobs();
});

test('who works on a board leaves it; its owner cannot', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Left');
  await ada.shares(board_id, ben, []);
  await ben.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: ben.id });
  expect(await rowsOf(board_id)).toMatchObject({ count: 0 });
  await expect(
    ada.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: ada.id }),
  ).rejects.toMatchObject({ kind: 'invalid', reason: 'owner-of-board' });
});

test('again, and several at once, take somebody off once', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Twice');
  await ada.shares(board_id, ben);
  await ada.shares(board_id, chi);
  await ben.saves.pin({ board: board_id });
  const input = { board_id, invited_user_id: ben.id };
  await Promise.all([1, 2, 3].map(() => ada.call('BoardCollaboratorResource.delete', input)));
  await ada.call('BoardCollaboratorResource.delete', input);
  expect(await rowsOf(board_id)).toMatchObject({ count: 1, members: [{ user_id: chi.id }] });
  const both = await Promise.allSettled([
    chi.saves.pin({ board: board_id }),
    ada.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: chi.id }),
  ]);
  expect(both[1]?.status).toBe('fulfilled');
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('what somebody may do is changed on both sides, by the owner alone', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Rights');
  await ada.shares(board_id, ben, []);
  const input = { board_id, invited_user_id: ben.id, access: 'write' as const };
  await expect(ben.call('BoardCollaboratorResource.update', input)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await ada.call('BoardCollaboratorResource.update', input);
  expect(await rowsOf(board_id)).toMatchObject({
    ...{ members: [{ access: ['write'] }], memberships: [{ access: ['write'] }] },
  });
  await expect(
    ada.call('BoardCollaboratorResource.update', { ...input, invited_user_id: chi.id }),
  ).rejects.toMatchObject({ kind: 'not-found' });
});

test('strangers, collaborators and blocked people take nobody off', async () => {
  const { ada, ben, chi, visitor } = cast;
  const dan = await memberOf(platform, 'dan');
  const board_id = await ada.makes.board('Kept');
  await ada.shares(board_id, ben);
  await ada.shares(board_id, dan);
  await ada.blocks(dan);
  const before = await rowsOf(board_id);
  const input = { board_id, invited_user_id: ben.id };
  const others = [
    [visitor, 'unauthenticated'],
    [chi, 'forbidden'],
    [dan, 'not-found'],
  ] as const;
  for (const [who, kind] of others) {
    await expect(who.call('BoardCollaboratorResource.delete', input)).rejects.toMatchObject({ kind });
  }
  await expect(
    ben.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: dan.id }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    ada.call('BoardCollaboratorResource.delete', { board_id, invited_user_id: 'x' }),
  ).rejects.toMatchObject({ kind: 'invalid', field: 'invited_user_id' });
  expect(await rowsOf(board_id)).toEqual(before);
});
