import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import { findOwnSettings, mapSocialPermissions, type OwnSettings } from './person-settings.store.ts';
import type { SocialPermissions } from './social-permissions.ts';

/** Read once for all calls of a page. */
export function readOwnSettings(context: Reading & { viewer: SignedInViewer }): Promise<OwnSettings> {
  return readOnce(context, 'own settings', () => findOwnSettings(context.db, context.viewer.id));
}

/** Unknown people are missing. */
export function socialPermissionsOf(
  db: Queryable,
  people: readonly Id[],
): Promise<Map<Id, SocialPermissions>> {
  return mapSocialPermissions(db, people);
}
