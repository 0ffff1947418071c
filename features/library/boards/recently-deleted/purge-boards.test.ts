import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgeBoardsJob } from './recently-deleted.service.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const invitesTo = (id: Id) =>
  platform.db.rows<{ status: string }>(
    'select status from board_invites where board_id = $1 order by status',
    [id],
  );

test('with a board all invites to it go, whatever became of them, and those to others stay', async () => {
  const { ada, ben, chi, studio } = cast;
  const [gone, kept] = [await ada.makes.board('Gone'), await ada.makes.board('Kept')];
  for (const board_id of [gone, kept]) {
    await ada.call('BoardInviteResource.create', {
      board_id,
      invited_user_ids: [ben.id, chi.id, studio.id],
    });
    await ben.call('BoardInviteResource.update', { board_id });
    await chi.call('BoardInviteResource.delete', { board_id });
  }
  await ada.call('BoardResource.delete', { board_id: gone });
  const all = ['accepted', 'declined', 'pending'].map((status) => ({ status }));
  expect(await invitesTo(gone)).toEqual(all);
  platform.clock.advance(30 * DAY + 1000);
  await platform.jobs.enqueue(platform.db, purgeBoardsJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select from boards where id = $1', [gone])).toEqual([]);
  expect(await invitesTo(gone)).toEqual([]);
  expect(await invitesTo(kept)).toEqual(all);
});
