import { listAskedBy } from '#features/core/people/follow.store.ts';
import { relationsOf } from '#features/core/people/person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listWaiting } from './follow-requests/follow-requests.store.ts';

export function whoAskToFollow(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Set<string>> {
  return listWaiting(db, viewer.id, ids);
}

/** How the viewer follows somebody; visitors follow nobody. */
export interface FollowStanding {
  isFollowedByMe: boolean;
  isAskedByMe: boolean;
}

export async function mapFollowStanding(
  context: Context,
  ids: readonly Id[],
): Promise<Map<Id, FollowStanding>> {
  const { db, viewer } = context;
  const [relations, asked] = await Promise.all([
    relationsOf(context, ids),
    viewer.id ? listAskedBy(db, viewer.id, ids) : new Set<Id>(),
  ]);
  return new Map(
    ids.map((id) => [
      id,
      { isFollowedByMe: relations.get(id)?.isFollowedByMe ?? false, isAskedByMe: asked.has(id) },
    ]),
  );
}
