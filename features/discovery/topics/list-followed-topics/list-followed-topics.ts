import { z } from 'zod';

/** A topic that people follow. */
export const topicAnswer = z.object({
  id: z.string(),
  type: z.literal('interest'),
  name: z.string(),
  url_name: z.string(),
});
