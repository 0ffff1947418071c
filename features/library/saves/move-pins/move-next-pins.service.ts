import { z } from 'zod';
import { permissionsOn } from '#features/library/boards/board.service.ts';
import { findTarget, listPinsIn, lockPlaces } from '#features/library/boards/board-places.service.ts';
import { emitPinsChanged, findPinFacts } from '#features/library/pins/pin-rows.service.ts';
import {
  advanceWork,
  type BoardWork,
  defineBoardWork,
  failWork,
  findWork,
  lockWork,
  STEP_PINS,
  type WorkStep,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { arrive } from './arrive.service.ts';

const movePayload = z.object({
  pin_ids: z.array(idOption),
  viewer_id: idOption,
  section_id: idOption.nullable(),
  /** Missing in work begun by earlier versions. */
  source_board_id: idOption.nullish(),
  /** Any if it is missing; null is outside sections. */
  source_section_id: idOption.nullish(),
});

type Source = Pick<z.output<typeof movePayload>, 'source_board_id' | 'source_section_id'>;

/** Pins deleted or taken away since the work began are skipped, as are those no longer on a given source. */
export const moveNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const work = await findWork(db, actionId);
  if (!work) return false;
  const { pin_ids, viewer_id, section_id, ...source } = movePayload.parse(work.payload);
  const before = Number(work.cursor ?? 0);
  // The last ones first: later arrivals are placed above.
  const ids = pin_ids.slice(Math.max(0, pin_ids.length - before - STEP_PINS), pin_ids.length - before);
  return db.transaction(async (tx) => {
    const seen = await findPinFacts(tx, ids);
    const places = await lockPlaces(tx, [...seen.values()], [work.board_id]);
    const locked = await lockWork(tx, work, places.boards);
    if (!locked) {
      await alongside(tx);
      return true;
    }
    const at = clock.now();
    const target = await findTarget(tx, locked.boards.get(work.board_id), section_id);
    if (!target) {
      await failWork(tx, locked, at, 'the board is gone');
      return false;
    }
    const isAllowed = await permissionsOn(tx, viewer_id, work.board_id);
    if (!isAllowed('save')) {
      await failWork(tx, locked, at, 'whoever moves the pins may not save to the board any more');
      return false;
    }
    const there = await listStillIn(tx, source, ids);
    const pins = ids.flatMap((id) => {
      const pin = places.pins.get(id);
      const isOthersHere = pin?.board_id === work.board_id && isAllowed('edit');
      if (!pin || pin.deleted_at || !there.has(id)) return [];
      return pin.pinner_id === viewer_id || isOthersHere ? [pin] : [];
    });
    await arrive(tx, places.boards, target, pins, { savedBy: viewer_id, at });
    const pinners = pins.map((pin) => pin.pinner_id);
    await emitPinsChanged(platform, tx, pinners);
    const isMore = await advanceWork(tx, locked, { done: before + ids.length, total: pin_ids.length, at });
    if (isMore) await alongside(tx);
    return isMore;
  });
};

function listStillIn(
  tx: Transaction,
  { source_board_id: boardId, source_section_id: sectionId }: Source,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> | ReadonlySet<Id> {
  return boardId ? listPinsIn(tx, { boardId, sectionId }, ids) : new Set(ids);
}

export const movePinsJob: BoardWork = defineBoardWork('pins.move', moveNextPins);
