import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { adTokenOption } from '../ad-options.ts';
import { REASON_KINDS } from '../delivery.ts';
import { explainAd } from './explain-ad.service.ts';

const data = z.object({
  reasons: z.array(
    z.object({
      kind: z.enum(REASON_KINDS),
      /** Of the topic, what was searched for, or the code of the country or language. */
      name: z.string().nullable(),
    }),
  ),
});

/** Why the viewer got this promoted pin: what it was chosen by, and nothing else. */
export const adReasonsGet = defineResource({
  name: 'AdReasonsResource.get',
  summary: 'Why a promoted pin is shown.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ token: adTokenOption }),
  data,
  handle: async (context, { token }) => ({ reasons: await explainAd(context, token) }),
});
