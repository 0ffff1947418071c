import { findBoardsFor, findSeenBoards } from '#features/library/boards/board.service.ts';
import {
  type FoundSource,
  findSource,
  listPinsIn,
  type PinSource,
} from '#features/library/boards/board-targets.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import type { PinFacts } from '#features/library/pins/pin-proof.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { pinNotFound, pinNotInSource } from './pin-refusals.ts';

/** Runs before anything is locked; hidden pins cost the same reads as pins that never existed. */
export async function requireKnownPins(
  context: Reading,
  ids: readonly Id[],
  facts: ReadonlyMap<Id, PinFacts>,
): Promise<void> {
  const others = ids.filter((id) => facts.get(id)?.pinner_id !== context.viewer.id);
  if (others.length === 0) return;
  const boardOf = (id: Id) => facts.get(id)?.board_id ?? facts.get(id)?.last_place?.board_id;
  const boards = await findBoardsFor(
    context,
    'delete',
    others.flatMap((id) => boardOf(id) ?? []),
  );
  const seen = new Set((await findSeenPins(context, others)).map(({ id }) => id));
  const isOnOwnBoard = (id: Id) => boards.has(boardOf(id) ?? id);
  const unknown = others.find((id) => !seen.has(id) && !isOnOwnBoard(id));
  if (unknown) throw pinNotFound(unknown);
}

/** Nothing is required without a source. */
export async function requireInSource(
  context: Reading,
  source: PinSource | null,
  ids: readonly Id[],
): Promise<FoundSource | null> {
  if (!source) return null;
  if ((await findSeenBoards(context, [source.boardId])).length === 0) throw notFound('board');
  const found = await findSource(context.db, source);
  const there = found ? await listPinsIn(context.db, found, ids) : new Set<Id>();
  const gone = ids.find((id) => !there.has(id));
  if (gone) throw pinNotInSource(gone);
  return found;
}
