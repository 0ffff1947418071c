import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { inviteCards } from '../parts/invite-card-data.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('[ENTITY-28] an invite names its board, who is invited, who invited them, its status, time and type', async () => {
  const { ada, ben } = cast;
  const board_id = await ada.makes.board('Plans', { privacy: 'secret' });
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [ben.id] });
  const { data } = await ben.call('BoardInvitesResource.get', { current_user: true });
  expect(data).toMatchObject([
    {
      ...{ type: 'board_invite', status: 'pending', board: { id: board_id, name: 'Plans' } },
      ...{ invited_user: { id: ben.id }, invited_by_user: { id: ada.id, full_name: 'Ada Maker' } },
    },
  ]);
  expect(Date.now() - Date.parse(data[0]?.created_at ?? '')).toBeLessThan(3_600_000);
});

test('the cover of a sensitive board is blurred for who is invited, not for its owner', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Wounds');
  await ada.shares(board_id, ben);
  await platform.db.write('update boards set sensitivity_screen = true where id = $1', [board_id]);
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [chi.id] });
  const invites = await chi.call('BoardInvitesResource.get', { current_user: true });
  expect(inviteCards(invites.data, [], 0).map((card) => card.isSensitive)).toEqual([true]);
  await cast.studio.call('ContactRequestResource.create', { board_id });
  const requests = await ada.call('ContactRequestsResource.get', {});
  expect(inviteCards([], requests.data, 0).map((card) => card.isSensitive)).toEqual([false]);
});
