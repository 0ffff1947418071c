import { beforeAll, expect, test, vi } from 'vitest';
import { restoreNextPins } from '#features/library/boards/restore-board/restore-board.service.ts';
import { fillSection } from '#features/library/sections/create-section/create-section.service.ts';
import type { BlockingActionKind } from '#features/library/work/blocking-action.ts';
import { beginWork, type WorkStep } from '#features/library/work/board-work.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allowedBoard } from '#testing/allowed-board.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { deleteNextPins } from './delete-pins/delete-pins.service.ts';
import { moveNextPins } from './move-pins/move-next-pins.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

interface Work {
  kind: BlockingActionKind;
  step: WorkStep;
  payload: (pin_ids: Id[]) => Record<string, unknown>;
}

const WORKS: [string, Work][] = [
  ['filling a section', { kind: 'create_section', step: fillSection, payload: (pin_ids) => ({ pin_ids }) }],
  [
    'moving pins',
    {
      kind: 'move_pins',
      step: moveNextPins,
      payload: (pin_ids) => ({ pin_ids, viewer_id: cast.ada.id, section_id: null }),
    },
  ],
  [
    'deleting pins',
    {
      kind: 'delete_pins',
      step: deleteNextPins,
      payload: (pin_ids) => ({ pin_ids, viewer_id: cast.ada.id, own_board_ids: [] }),
    },
  ],
  [
    'bringing pins back with their board',
    {
      kind: 'move_pins',
      step: restoreNextPins,
      payload: () => ({ deleted_at: platform.clock.now() }),
    },
  ],
];

const places = async () => [
  await platform.db.rows('select id, deleted_at is null as is_there from pins order by id'),
  await platform.db.rows('select pin_id, board_id, section_id from board_pins order by pin_id, board_id'),
];

test.each(WORKS)('%s stops where it ends while a step of it waits for the board', async (_what, work) => {
  const { ada } = cast;
  const { db } = platform;
  const [board, other] = [await ada.makes.board('Waited for'), await ada.makes.board('Other')];
  const section = await ada.makes.section(board, 'Part');
  const pins = [await ada.saves.pin({ board }), await ada.saves.pin({ board: other })];
  const doomed = await ada.makes.board('Restored', { pins: 1 });
  await ada.call('BoardResource.delete', { board_id: doomed });
  await db.write('update boards set deleted_at = null where id = $1', [doomed]);
  const boardId = work.step === restoreNextPins ? doomed : board;
  const before = await places();
  const { id } = await db.transaction(async (tx) =>
    beginWork(tx, {
      ...{
        kind: work.kind,
        board: await allowedBoard(tx, 'edit', boardId),
        isOrigin: false,
        at: platform.clock.now(),
      },
      sectionId: work.step === fillSection ? section : null,
      payload: work.payload(pins.map((pin) => pin.id as Id)),
    }),
  );
  const step = () => work.step(platform, id, async () => {});
  const begun = await db.transaction(async (tx) => {
    await tx.rows('select from boards where home = ($1::bigint >> 51)::smallint and id = $1 for update', [
      boardId,
    ]);
    const answer = step();
    await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), 20_000);
    await tx.write('update blocking_actions set finished_at = now() where id = $1', [id]);
    return { answer };
  });
  await begun.answer;
  expect(await places()).toEqual(before);
  expect(await step()).toBe(false);
  await db.write('update blocking_actions set finished_at = null where id = $1', [id]);
  await step();
  expect(await places()).not.toEqual(before);
  await db.write('delete from boards where owner_id = $1', [ada.id]);
});
