import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { maySuggest } from '#features/measure/events/event.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import { hasCluster, listClusterPins } from './show-cluster.store.ts';

/** @throws Refusal 'not-found' for others' clusters, and if the experiment is off or suggestions are unwanted */
export async function listPinsOfCluster(
  context: ContextFor<'person'>,
  clusterId: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { db, viewer, flags } = context;
  const isSuggested = flags.isOn('auto_organization') && (await maySuggest(db, viewer.id));
  if (!isSuggested || !(await hasCluster(db, viewer.id, clusterId))) throw notFound('cluster');
  const before = after ? parseId(after[0]) : null;
  const { shown, last } = cutPage(
    await listClusterPins(db, clusterId, { before, limit: pageSize + 1 }),
    pageSize,
  );
  const items = await listVisiblePins(
    context,
    shown.map((row) => row.pin_id),
  );
  return { items, next: last ? [last.pin_id] : null };
}
