import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listBusinessProfiles } from './list-business-profiles.store.ts';

export interface ProfileToActAs {
  id: Id;
  username: string;
  businessName: string;
  avatarSignature: string | null;
  permissions: string[];
  meetsMfa: boolean;
}

/** First their own, with every permission. */
export async function listProfilesToActAs({ db, viewer }: ContextFor<'person'>): Promise<ProfileToActAs[]> {
  const { id, username, fullName, avatarSignature } = viewer;
  const rows = await listBusinessProfiles(db, id);
  const own = {
    id,
    username,
    businessName: fullName,
    avatarSignature,
    permissions: ['OWNER'],
    meetsMfa: true,
  };
  const given = rows
    .filter((row) => row.is_active)
    .map((row) => ({
      id: row.id,
      username: row.username,
      businessName: row.business_name || row.full_name,
      avatarSignature: row.avatar_signature,
      permissions: row.permissions,
      meetsMfa: row.meets_mfa,
    }));
  return [own, ...given];
}
