import { isActive } from '#features/core/people/person-row.ts';

/**
 * SQL condition: `u` (`users`) is active, and public or followed by the viewer in this parameter. Visitors are id 0 and
 * not null, with which a cluster loses the join by home.
 */
export function ownerIsOpen(viewer: number): string {
  const id = `coalesce($${viewer}::bigint, 0)`;
  return `${isActive('u')} and (not u.is_private_profile or u.id = ${id} or exists (
    select from followers f where f.home = u.home and f.followee_id = u.id and f.follower_id = ${id}))`;
}
