import { picturePath } from '#features/core/media/picture-urls.ts';
import { maySuggest } from '#features/measure/events/cookie-consent.service.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listClusters } from './list-clusters.store.ts';
import type { ClusterAnswer } from './list-clusters.ts';

/** Empty if the experiment is off for the viewer or they want no suggestions. */
export async function suggestClusters(
  { db, viewer, flags, config }: ContextFor<'person'>,
  input: { isSortedOnly: boolean; limit: number },
): Promise<ClusterAnswer[]> {
  if (!flags.isOn('auto_organization') || !(await maySuggest(db, viewer.id))) return [];
  const rows = await listClusters(db, viewer.id, input);
  return rows.map(({ id, names, pin_count, signatures }) => ({
    id,
    names,
    pin_count,
    thumbnails: signatures.map((signature) => config.origin + picturePath(signature, '236x')),
  }));
}
