import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { meetsSecondFactor } from '../act-for.service.ts';
import { listBusinessProfiles } from './list-business-profiles.store.ts';

export interface ProfileToActAs {
  id: Id;
  username: string;
  businessName: string;
  avatarSignature: string | null;
  permissions: readonly BusinessPermission[];
  meetsMfa: boolean;
}

/** First their own, with every permission. */
export async function listProfilesToActAs({ db, viewer }: ContextFor<'person'>): Promise<ProfileToActAs[]> {
  const { id, username, fullName, avatarSignature } = viewer;
  const rows = await listBusinessProfiles(db, id);
  const own: ProfileToActAs = {
    id,
    username,
    businessName: fullName,
    avatarSignature,
    permissions: ['OWNER'],
    meetsMfa: true,
  };
  const given = rows.map((row) => ({
    id: row.id,
    username: row.username,
    businessName: row.full_name,
    avatarSignature: row.avatar_signature,
    permissions: row.permissions,
    meetsMfa: meetsSecondFactor(row.permissions, {
      isRequired: row.requires_second_factor,
      hasOne: row.has_second_factor,
    }),
  }));
  return [own, ...given];
}
