import { z } from 'zod';

export const businessProfileAnswer = z.object({
  id: z.string(),
  permissions: z.array(z.string()),
  user: z.object({
    username: z.string(),
    businessName: z.string(),
    imgUrl: z.string().nullable(),
  }),
  viewerMeetsMfaRequirement: z.boolean(),
});

export type BusinessProfileAnswer = z.infer<typeof businessProfileAnswer>;
