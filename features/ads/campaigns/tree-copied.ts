import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { idOption } from '#platform/resource/options.ts';

/** A campaign was copied with its ad groups; what others keep with them follows. */
export const AdTreeCopied = defineEvent(
  'AdTreeCopied',
  z.object({
    ad_account_id: idOption,
    /** The new one. */
    campaign_id: idOption,
    /** Of the campaign and each ad group. */
    copies: z.array(z.object({ from: idOption, to: idOption })),
  }),
);
