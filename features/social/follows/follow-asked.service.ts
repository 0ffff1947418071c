import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listWaiting } from './follow-requests/follow-requests.store.ts';

export function whoAskToFollow(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Set<string>> {
  return listWaiting(db, viewer.id, ids);
}
