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

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.each(['saves', 'copies', 'moves', 'makes a section'])(
  'who is taken off a secret board while what they ask for waits (%s) brings nothing there',
  async (act) => {
    const { ada, ben } = cast;
    const board = await ada.makes.board(`Ours, where one ${act}`, { privacy: 'secret' });
    await ada.shares(board, ben, ['write']);
    const { id } = await ben.saves.pin();
    const acts: Record<string, () => Promise<unknown>> = {
      saves: () => ben.saves.pin({ board }),
      copies: () => ben.call('RepinResource.create', { pin_id: id, board_id: board }),
      moves: () => ben.call('BulkEditResource.update', { board_id: board, pin_ids: [id] }),
      'makes a section': () => ben.call('BoardSectionResource.create', { board_id: board, name: 'Mine' }),
    };
    const { acting } = await platform.db.transaction(async (tx) => {
      await tx.rows('select from boards where id = $1 for no key update', [board]);
      const refused = expect(acts[act]?.()).rejects.toMatchObject({ status: 404, reason: 'board-not-found' });
      await expect.poll(async () => (await platform.db.rows(WAITING)).length, { timeout: 10_000 }).toBe(1);
      await tx.write('delete from board_collaborators where board_id = $1', [board]);
      await tx.write('delete from board_memberships where board_id = $1 and user_id = $2', [board, ben.id]);
      return { acting: refused };
    });
    await acting;
    expect(await platform.db.rows('select from board_pins where board_id = $1', [board])).toEqual([]);
    expect(await platform.db.rows('select from sections where board_id = $1', [board])).toEqual([]);
  },
);
