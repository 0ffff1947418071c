import { z } from 'zod';

export const viewerAnswer = z.object({
  id: z.string(),
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  is_partner: z.boolean(),
  is_limited_login: z.boolean(),
});

export type ViewerAnswer = z.infer<typeof viewerAnswer>;
