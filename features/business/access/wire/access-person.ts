import { z } from 'zod';

export const accessPerson = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
});

export type AccessPerson = z.infer<typeof accessPerson>;
