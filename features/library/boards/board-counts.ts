import { addCounts, type CountChanges } from '#features/core/people/person-counts.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';

export function countsOfBoard(privacy: Privacy, by: 1 | -1): CountChanges {
  return privacy === 'secret' ? { secret_board_count: by } : { board_count: by };
}

export function mergeCounts(...changes: readonly (readonly [Id, CountChanges])[][]): Map<Id, CountChanges> {
  const merged = new Map<Id, CountChanges>();
  for (const [id, change] of changes.flat()) merged.set(id, addCounts(merged.get(id) ?? {}, change));
  return merged;
}
