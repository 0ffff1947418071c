import { isActive } from '#features/core/people/person-row.ts';

/**
 * SQL condition that the pins and boards of `u` (`users`) are open to the viewer in this parameter: `u` is active,
 * and public or followed by the viewer. Uses the primary key of followers, in the person's home.
 */
export function ownerIsOpen(viewer: number): string {
  return `${isActive('u')} and (not u.is_private_profile or u.id = $${viewer}::bigint or exists (
    select from followers f where f.home = u.home and f.followee_id = u.id and f.follower_id = $${viewer}::bigint))`;
}
