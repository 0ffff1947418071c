import { z } from 'zod';

export const namedThing = z.object({
  type: z.enum(['pin', 'board', 'section', 'user', 'interest']),
  /** Empty for a pin without a title. */
  name: z.string(),
  /** Null if it is deleted. */
  url: z.string().nullable(),
});

export type NamedThingAnswer = z.infer<typeof namedThing>;
