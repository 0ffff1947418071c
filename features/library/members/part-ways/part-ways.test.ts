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

test('a block ends invites and requests between two people for good, and nobody else’s', async () => {
  const { ada, ben, chi } = cast;
  const adas = await ada.makes.board('Ada invites');
  const bens = await ben.makes.board('Ben invites');
  await ada.call('BoardInviteResource.create', { board_id: adas, invited_user_ids: [ben.id, chi.id] });
  await ben.call('BoardInviteResource.create', { board_id: bens, invited_user_ids: [ada.id] });
  const group = await ada.makes.board('Ada is asked');
  await ada.shares(group, chi);
  await ben.call('ContactRequestResource.create', { board_id: group });
  await ada.call('UserBlockResource.create', { blocked_user_id: ben.id });
  await platform.runJobs();
  await ada.call('UserBlockResource.delete', { blocked_user_id: ben.id });
  const invitesOf = async (who: typeof ada) =>
    (await who.call('BoardInvitesResource.get', { current_user: true })).data.map(({ board }) => board.name);
  expect(await invitesOf(ben)).toEqual([]);
  expect(await invitesOf(ada)).toEqual([]);
  expect(await invitesOf(chi)).toEqual(['Ada invites']);
  expect((await ada.call('ContactRequestsResource.get', {})).data).toEqual([]);
  const waiting = await platform.db.rows('select user_id from board_collaborators where status = $1', [
    'invited',
  ]);
  expect(waiting).toEqual([{ user_id: chi.id }]);
});

test('who works on a board keeps their place, which is closed while the block holds', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Together', { pins: 1 });
  await ada.shares(board_id, ben);
  await ben.saves.pin({ board: board_id, title: 'Mine' });
  await ada.call('UserBlockResource.create', { blocked_user_id: ben.id });
  await platform.runJobs();
  await expect(ben.call('BoardResource.get', { board_id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(ben.saves.pin({ board: board_id })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await ada.call('BoardFeedResource.get', { board_id })).data).toHaveLength(1);
  await ada.call('UserBlockResource.delete', { blocked_user_id: ben.id });
  expect((await ben.call('BoardFeedResource.get', { board_id })).data).toHaveLength(2);
});
