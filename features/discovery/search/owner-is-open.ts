import { isActive } from '#features/core/people/person-row.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface Looking {
  viewerId: Id | undefined;
  arePrivateOpen: boolean;
}

/**
 * SQL condition: `u` (`users`) is active, and public or open to the viewer in this parameter, to whom all private ones
 * may be open by the other. Visitors are id 0 and not null, with which a cluster loses the join by home.
 */
export function ownerIsOpen(viewer: number, arePrivateOpen: number): string {
  const id = `coalesce($${viewer}::bigint, 0)`;
  return `${isActive('u')} and (not u.is_private_profile or $${arePrivateOpen}::boolean or u.id = ${id} or exists (
    select from followers f where f.home = u.home and f.followee_id = u.id and f.follower_id = ${id}))`;
}
