import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '#platform/resource/call.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { listWrongCounts } from './recount.store.ts';

let platform: TestPlatform;
let cast: Cast;
let boards: string[];
let sections: string[][];
/** Successful actions by verb, and transactions ended by a deadlock. */
const done = new Map<string, number>();
let deadlocks = 0;

beforeAll(async () => {
  const db = await freshDatabase();
  platform = await testPlatform({
    ...db,
    transaction: (run) => db.transaction((tx) => run(tx).catch(noteDeadlock)),
  });
  cast = await castOf(platform);
  const { ada, ben } = cast;
  const shared = await ada.makes.board('Shared');
  await ada.shares(shared, ben);
  const made = [
    shared,
    await ada.makes.board('Secret', { privacy: 'secret' }),
    await ben.makes.board('Of Ben'),
  ];
  sections = await Promise.all(
    made.map(async (board) => [await ada.makes.section(board, 'One'), await ada.makes.section(board, 'Two')]),
  );
  boards = made;
});

function noteDeadlock(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '40P01') deadlocks += 1;
  throw error;
}

const PIN_VERBS = ['save', 'video', 'repin', 'copy', 'move', 'delete', 'restore', 'edit'] as const;
const VERBS = [...PIN_VERBS, 'merge', 'remove', 'return'] as const;

const action = fc.record({
  verb: fc.constantFrom(...VERBS),
  byBen: fc.boolean(),
  board: fc.integer({ min: -1, max: 2 }),
  section: fc.integer({ min: -1, max: 1 }),
  pins: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 3 }),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Two boards of one person merge and split again: chance alone hardly ever asks for this while both exist. */
const MERGING: Action[][] = (['merge', 'return'] as const).map((verb) => [
  { verb, byBen: false, board: 0, section: -1, pins: [0] },
]);

/** Performs an action; refusals do not matter here. */
async function perform({ verb, byBen, board, section, pins }: Action): Promise<void> {
  const who = byBen ? cast.ben : cast.ada;
  const known = await platform.db.rows<{ id: string }>('select id from pins order by id');
  const pick = (at: number) => known[at % Math.max(known.length, 1)]?.id ?? '1';
  const board_id = boards[board];
  const board_section_id = sections[board]?.[section];
  const place = { ...(board_id && { board_id }), ...(board_section_id && { board_section_id }) };
  const pin_ids = pins.map(pick);
  const call: Call = who.call;
  const image_signature = await who.has.picture();
  const actions: Record<Action['verb'], () => Promise<unknown>> = {
    save: () => call('PinResource.create', { ...place, image_signature }),
    video: async () =>
      call('PinResource.create', { ...place, image_signature, upload_id: await who.has.video() }),
    repin: () => call('RepinResource.create', { ...place, pin_id: pick(pins[0] ?? 0) }),
    copy: () => call('BulkEditResource.create', { board_id: boards[0] ?? '1', ...place, pin_ids }),
    move: () => call('BulkEditResource.update', { board_id: boards[0] ?? '1', ...place, pin_ids }),
    delete: () => call('BulkEditResource.delete', { pin_ids }),
    restore: () => call('PinRestoreResource.create', { pin_ids }),
    merge: () =>
      call('POST /v3/boards/:source/merge/:target/', {
        source: boards[board] ?? '1',
        target: boards[(board + 1) % boards.length] ?? '1',
      }),
    remove: () => call('BoardResource.delete', { board_id: boards[board] ?? '1' }),
    return: () => call('BoardRestoreResource.create', { board_id: boards[board] ?? '1' }),
    edit: () => call('PinResource.update', { ...place, id: pick(pins[0] ?? 0), title: 'Edited' }),
  };
  try {
    await actions[verb]();
    done.set(verb, (done.get(verb) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('whatever is done to pins and boards, by one or by several at once, every count is what it counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        for (const round of rounds) {
          platform.clock.advance(1000);
          await Promise.all(round.map(perform));
          expect(await wrongCounts(platform.db)).toEqual([]);
        }
      },
    ),
    { numRuns: 50, examples: [[MERGING]] },
  );
  // Chance may refuse every attempt at one verb, but not at most.
  expect(done.size).toBeGreaterThan(VERBS.length / 2);
  expect(done.get('merge')).toBeGreaterThan(0);
  expect(deadlocks).toBe(0);
});

test('the check finds a count that is wrong', async () => {
  const board = await cast.chi.makes.board('Checked');
  await platform.db.write('update boards set pin_count = pin_count + 1 where id = $1', [board]);
  expect(await listWrongCounts(platform.db)).toMatchObject([{ id: board, name: 'board.pin_count' }]);
});
