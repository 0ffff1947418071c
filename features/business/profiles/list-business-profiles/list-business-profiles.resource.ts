import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { listProfilesToActAs } from './list-business-profiles.service.ts';
import { businessProfileAnswer } from './list-business-profiles.ts';

/** The business profiles that the viewer may act as, and their own. */
export const businessProfilesGet = defineResource({
  name: 'GET /vx/business_access/profiles/',
  summary: 'Profiles that one may act as.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(businessProfileAnswer),
  handle: (context) => listProfilesToActAs(context),
});
