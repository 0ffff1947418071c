import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { mapSocialPermissions } from './social-permissions.store.ts';
import type { SocialPermissions } from './social-permissions.ts';

/** What others may do with each of these people; unknown people are missing. */
export function socialPermissionsOf(
  db: Queryable,
  people: readonly Id[],
): Promise<Map<Id, SocialPermissions>> {
  return mapSocialPermissions(db, people);
}
