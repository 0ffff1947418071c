import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
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
