import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { adTokenOption } from '../ad-options.ts';
import { hideAd, showAdAgain } from './hide-ad.service.ts';

const options = z.object({ token: adTokenOption });
const data = z.object({ hidden_by_me: z.boolean() });

/** The viewer never gets this ad again. Idempotent. */
export const adHideCreate = defineResource({
  name: 'AdHideResource.create',
  summary: 'Hides an ad from the viewer for good.',
  who: 'person',
  rate: 'write',
  options,
  data,
  handle: async (context, { token }) => {
    await hideAd(context, token);
    return { hidden_by_me: true };
  },
});

/** The viewer may get the ad again, from tomorrow. Idempotent. */
export const adHideDelete = defineResource({
  name: 'AdHideResource.delete',
  summary: 'Lets an ad that the viewer hid come back.',
  who: 'person',
  rate: 'write',
  options,
  data,
  handle: async (context, { token }) => {
    await showAdAgain(context, token);
    return { hidden_by_me: false };
  },
});
