import { addCounts, type CountChanges } from '#features/core/people/person-counts.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';

/**
 * How the owner's counts change when a board is added (`by` 1) or removed (`by` -1). Secret boards are counted
 * separately.
 */
export function countsOfBoard(privacy: Privacy, by: 1 | -1): CountChanges {
  return privacy === 'secret' ? { secret_board_count: by } : { board_count: by };
}

export function mergeCounts(...changes: readonly (readonly [Id, CountChanges])[][]): Map<Id, CountChanges> {
  const merged = new Map<Id, CountChanges>();
  for (const [id, change] of changes.flat()) merged.set(id, addCounts(merged.get(id) ?? {}, change));
  return merged;
}
