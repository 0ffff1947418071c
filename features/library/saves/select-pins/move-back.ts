import { movesBack } from '#features/library/boards/parts/list-order.ts';
import { movePinsOf } from '#features/library/boards/parts/use-make-moves.ts';
import { CallRefused, type DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { fetchIds } from './fetch-ids.ts';
import type { BulkAnswer } from './use-bulk-work.tsx';

export type FormerPlace = DataOf<'BulkEditResource.update'>['former_places'][number];

/** To the boards and sections where they were, and their places there. */
export async function moveBack(
  from: readonly FormerPlace[],
  moved: readonly string[],
): Promise<BulkAnswer[]> {
  const isMoved = new Set(moved);
  const answers: BulkAnswer[] = [];
  // The first part of many is the end of the list: what is above it comes back before.
  for (const place of from.toReversed()) {
    const { board_id, board_section_id } = place;
    const pin_ids = place.pin_ids.filter((id) => isMoved.has(id));
    if (pin_ids.length === 0) continue;
    answers.push(await call('BulkEditResource.update', { board_id, board_section_id, pin_ids }));
    if (board_id) await reorder({ ...place, board_id }, pin_ids);
  }
  return answers;
}

/** Whoever may only save to the board cannot arrange it: there, they stay on top. */
async function reorder(place: FormerPlace & { board_id: string }, back: readonly string[]): Promise<void> {
  const { board_id, board_section_id: sectionId } = place;
  // They were on top and are again.
  if (place.above_pin_ids.every((id) => id === null)) return;
  const now = await fetchIds(board_id, sectionId, undefined);
  try {
    await movePinsOf(board_id, sectionId ?? board_id, movesBack(formerOrder(now, place), back));
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
}

type Above = Pick<FormerPlace, 'pin_ids' | 'above_pin_ids'>;

/** Each below the one that was above it; on top if that has left since. */
export function formerOrder(now: readonly string[], { pin_ids, above_pin_ids }: Above): string[] {
  const back = new Set(pin_ids);
  const rest = now.filter((id) => !back.has(id));
  const isThere = new Set(rest);
  const below = Map.groupBy(pin_ids, (_, index) => {
    const above = above_pin_ids[index] ?? null;
    return above !== null && isThere.has(above) ? above : null;
  });
  return [...(below.get(null) ?? []), ...rest.flatMap((id) => [id, ...(below.get(id) ?? [])])];
}
