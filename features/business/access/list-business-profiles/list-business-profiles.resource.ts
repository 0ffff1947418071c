import { z } from 'zod';
import { imageSmallUrl } from '#features/core/identity/wire/viewer.view.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listProfilesToActAs } from './list-business-profiles.service.ts';

const profile = z.object({
  id: z.string(),
  permissions: z.array(z.string()),
  user: z.object({ username: z.string(), businessName: z.string(), imgUrl: z.string().nullable() }),
  viewerMeetsMfaRequirement: z.boolean(),
});

/** The business profiles that the viewer may act as, and their own. */
export const businessProfilesGet = defineResource({
  name: 'GET /vx/business_access/profiles/',
  summary: 'Profiles that the viewer may act as.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(profile),
  handle: async (context) => {
    const profiles = await listProfilesToActAs(context);
    return profiles.map(({ id, permissions, username, businessName, avatarSignature, meetsMfa }) => ({
      ...{ id, permissions: [...permissions] },
      user: { username, businessName, imgUrl: imageSmallUrl({ avatarSignature }, context.config.origin) },
      viewerMeetsMfaRequirement: meetsMfa,
    }));
  },
});
