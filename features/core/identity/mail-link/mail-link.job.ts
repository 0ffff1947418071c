import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { LINK_KINDS } from './mail-link.ts';
import { type MailingPlatform, sendLink } from './send-link.service.ts';

/** Looks the account up here and not in the request, so that no answer and no duration reveals who has one. */
export const mailLinkJob = defineJob({
  name: 'identity.mail-link',
  data: z.object({
    kind: z.enum(LINK_KINDS),
    login: z.string(),
    next: z.string().optional(),
    isKnown: z.boolean().optional(),
  }),
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: MailingPlatform, asked) => sendLink(platform, asked),
});
