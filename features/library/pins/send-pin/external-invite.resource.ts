import { z } from 'zod';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';

/** A short address to share a pin. */
export const createExternalInviteCreate = defineResource({
  name: 'CreateExternalInviteResource.create',
  summary: 'A short link to a pin.',
  who: 'person',
  rate: 'write',
  options: z.object({
    object_id: idOption,
    invite_type: z
      .object({
        /** 1 is a pin, the only thing that clients share this way. */
        invite_object: z.literal(1).default(1),
        invite_category: z.number().int().optional(),
        invite_channel: z.number().int().optional(),
      })
      .optional(),
  }),
  data: z.object({ invite_url: z.string() }),
  handle: async (context, { object_id }) => {
    await requireVisiblePin(context, object_id);
    return { invite_url: context.config.origin + shortLinkTo('pin', object_id) };
  },
});
