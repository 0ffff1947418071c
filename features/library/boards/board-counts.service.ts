import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { addCounts, type CountChanges } from '#features/core/people/person-counts.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { LockedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listArchivers } from './board-members.store.ts';

type PersonChange = readonly [Id, CountChanges];

export function countsOfBoard(privacy: Privacy, by: 1 | -1): CountChanges {
  return privacy === 'secret' ? { secret_board_count: by } : { board_count: by };
}

export function mergeCounts(...changes: readonly (readonly PersonChange[])[]): Map<Id, CountChanges> {
  const merged = new Map<Id, CountChanges>();
  for (const [id, change] of changes.flat()) merged.set(id, addCounts(merged.get(id) ?? {}, change));
  return merged;
}

/** Counts a board that goes or comes back for its owner and for those who archived it, with what else changes. */
export async function countBoard(
  tx: Transaction,
  { id, owner_id, privacy }: LockedBoard,
  by: 1 | -1,
  ofPins: Iterable<PersonChange> = [],
): Promise<void> {
  const archivers = await listArchivers(tx, id, owner_id);
  const changes = mergeCounts(
    [...ofPins],
    [[owner_id, countsOfBoard(privacy, by)]],
    archivers.map((userId) => [userId, { archived_board_count: by }]),
  );
  await changePersonCounts(tx, changes);
}
