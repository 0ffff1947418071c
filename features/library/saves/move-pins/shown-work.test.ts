import { beforeAll, expect, test, vi } from 'vitest';
import { dispatchOnce } from '#api/resource/idempotency.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { hold } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { endWaiting } from '#testing/waiting.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

const registry = createProductRegistry();

let platform: TestPlatform;
let cast: Cast;
let keys = 0;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** A write as our pages send it: with a key, so that its answer is committed with the write. */
async function write(name: string, options: object) {
  const resource = registry.find(name);
  if (!resource) throw new Error(`no resource is named ${name}`);
  keys += 1;
  return dispatchOnce(resource, await cast.ada.context(), options, `press-${keys}`);
}

async function board(name: string, pins = 0) {
  const id = await cast.ada.makes.board(name);
  if (pins > 0) await manyPins(platform.db, { pinnerId: cast.ada.id, boardId: id, count: pins });
  const rows = await platform.db.rows<{ pin_id: Id }>('select pin_id from board_pins where board_id = $1', [
    id,
  ]);
  return { id, pins: rows.map(({ pin_id }) => pin_id) };
}

const actionsOn = async (board_id: string) =>
  (await cast.ada.call('BoardResource.get', { board_id })).data.blocking_actions;

const waitFor = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000 });

/** Blocks moves of a board's pins until the returned function is called. */
async function holdPins(boardId: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const done = platform.db.transaction(async (tx) => {
    const pins = await tx.rows<{ id: string }>('select id from pins where board_id = $1', [boardId]);
    await hold(tx, ['pins', pins.map(({ id }) => id)]);
    await tx.rows(
      'select from board_pins where home = ($1::bigint >> 51)::smallint and board_id = $1 for update',
      [boardId],
    );
    held.resolve();
    await ended.promise;
  });
  await held.promise;
  return async () => {
    ended.resolve();
    await done;
  };
}

interface Kind {
  code: number;
  /** Starts the work on a board with pins; returns the board that shows it. */
  begin: (from: { id: Id; pins: Id[] }, to: { id: Id }) => { told: string; answer: Promise<unknown> };
}

const KINDS: Record<string, Kind> = {
  'moving pins': {
    code: 901,
    begin: ({ pins }, to) => ({
      told: to.id,
      answer: write('BulkEditResource.update', { board_id: to.id, pin_ids: pins }),
    }),
  },
  'moving one pin': {
    code: 901,
    begin: ({ pins }, to) => ({
      told: to.id,
      answer: write('BulkEditResource.update', { board_id: to.id, pin_ids: pins.slice(0, 1) }),
    }),
  },
  'deleting pins': {
    code: 900,
    begin: (from) => ({
      told: from.id,
      answer: write('BulkEditResource.delete', { board_id: from.id, pin_ids: from.pins }),
    }),
  },
  'making a section': {
    code: 7100,
    begin: (from) => ({
      told: from.id,
      answer: write('BoardSectionResource.create', {
        ...{ board_id: from.id, name: 'Part', initial_pins: from.pins },
      }),
    }),
  },
  merging: {
    code: 7172,
    begin: (from, to) => ({
      told: to.id,
      answer: write('POST /v3/boards/:source/merge/:target/', { source: from.id, target: to.id }),
    }),
  },
};

test.each(Object.entries(KINDS))(
  '%s is shown by the board while it is under way',
  async (name, { code, begin }) => {
    const [from, to] = [await board(`${name} from`, 3), await board(`${name} to`)];
    const letGo = await holdPins(from.id);
    const { told, answer } = begin(from, to);
    await waitFor(async () =>
      expect(await actionsOn(told)).toMatchObject([{ action_type: code, progress: 0 }]),
    );
    await letGo();
    await answer;
    expect(await actionsOn(told)).toEqual([]);
    expect(await wrongCounts(platform.db)).toEqual([]);
  },
);

test('deleting a section is shown by its board while it is under way', async () => {
  const from = await board('Whole', 3);
  const { data: section } = await cast.ada.call('BoardSectionResource.create', {
    ...{ board_id: from.id, name: 'Part', initial_pins: from.pins },
  });
  const letGo = await holdPins(from.id);
  const answer = write('BoardSectionEditResource.delete', { section_id: section.id });
  await waitFor(async () =>
    expect(await actionsOn(from.id)).toMatchObject([{ action_type: 7102, section_id: section.id }]),
  );
  await letGo();
  await answer;
  expect(await actionsOn(from.id)).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test.each(Object.entries(KINDS))('%s ends though the process that began it died', async (name, { begin }) => {
  const [from, to] = [await board(`${name} lost`, 3), await board(`${name} kept`)];
  const letGo = await holdPins(from.id);
  const { told, answer } = begin(from, to);
  await waitFor(async () => expect(await actionsOn(told)).toHaveLength(1));
  // The step that waits for the pins disappears with all its locks.
  await waitFor(async () => {
    expect(await endWaiting(platform.db)).toBe(1);
  });
  await answer;
  await letGo();
  expect(await actionsOn(told)).toHaveLength(1);
  await platform.runJobs();
  expect(await actionsOn(told)).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
