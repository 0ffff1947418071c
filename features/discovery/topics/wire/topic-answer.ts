import { z } from 'zod';

export const topicAnswer = z.object({
  id: z.string(),
  type: z.literal('interest'),
  name: z.string(),
  /** The last part of its address; both names are in use. */
  key: z.string(),
  url_name: z.string(),
  url: z.string(),
  parent_id: z.string().nullable(),
  follower_count: z.number().int(),
  pin_count: z.number().int(),
  is_followed: z.boolean(),
  /** Null while nothing is filed under it that the viewer may see. */
  image_signature: z.string().nullable(),
  image_url: z.string().nullable(),
  background_color: z.string().nullable(),
});

export type TopicAnswer = z.infer<typeof topicAnswer>;
