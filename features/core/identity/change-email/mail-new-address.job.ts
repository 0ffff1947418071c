import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { idOption } from '#platform/resource/options.ts';
import type { MailingPlatform } from '../mail-link/send-link.service.ts';
import { mailNewAddress } from './mail-new-address.service.ts';

/** Mails the link to a new address. Looks up whether it is free here, not while the requester waits. */
export const mailNewAddressJob = defineJob({
  name: 'identity.mail-new-address',
  data: z.object({ account_id: idOption, email: z.string(), mark: z.string().optional() }),
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: MailingPlatform, { account_id, ...asked }) => mailNewAddress(platform, account_id, asked),
});
