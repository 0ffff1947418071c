import { maySuggest } from '#features/measure/events/event.service.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type ClusterRow, listClusters } from './list-clusters.store.ts';

/** Empty if the experiment is off for the viewer or they want no suggestions. */
export async function suggestClusters(
  { db, viewer, flags }: ContextFor<'person'>,
  input: { isSortedOnly: boolean; limit: number },
): Promise<ClusterRow[]> {
  if (!flags.isOn('auto_organization') || !(await maySuggest(db, viewer.id))) return [];
  return listClusters(db, viewer.id, input);
}
