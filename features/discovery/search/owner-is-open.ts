import { isActive } from '#features/core/people/person-row.ts';

/**
 * Condition that what `u` of `users` saves and makes is open to the viewer of that parameter: they are there, and have
 * no private profile unless the viewer follows them. Rides the primary key of followers, in the person's home.
 */
export function ownerIsOpen(viewer: number): string {
  return `${isActive('u')} and (not u.is_private_profile or u.id = $${viewer}::bigint or exists (
    select from followers f where f.home = u.home and f.followee_id = u.id and f.follower_id = $${viewer}::bigint))`;
}
