import { presentPersonCard } from '#features/core/people/wire/person.view.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listBusinessProfiles } from './list-business-profiles.store.ts';
import type { BusinessProfileAnswer } from './list-business-profiles.ts';

/** The profiles that the viewer may act as; first their own, with every permission. */
export async function listProfilesToActAs({
  db,
  viewer,
  config,
}: ContextFor<'person'>): Promise<BusinessProfileAnswer[]> {
  const rows = await listBusinessProfiles(db, viewer.id);
  const own: BusinessProfileAnswer = {
    id: viewer.id,
    permissions: ['OWNER'],
    user: { username: viewer.username, businessName: viewer.fullName, imgUrl: viewer.imageSmallUrl },
    viewerMeetsMfaRequirement: true,
  };
  const given = rows
    .filter((row) => row.is_active)
    .map((row) => ({
      id: row.id,
      permissions: row.permissions,
      user: {
        username: row.username,
        businessName: row.business_name || row.full_name,
        imgUrl: presentPersonCard(row, config.origin).image_small_url,
      },
      viewerMeetsMfaRequirement: row.meets_mfa,
    }));
  return [own, ...given];
}
