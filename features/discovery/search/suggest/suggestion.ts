import { z } from 'zod';

export const suggestion = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('query'),
    label: z.string(),
    query: z.string(),
    url: z.string(),
    resultIndex: z.number().int(),
  }),
  z.object({
    type: z.literal('board'),
    id: z.string(),
    label: z.string(),
    url: z.string(),
    image_cover_url: z.string().nullable(),
    privacy: z.enum(['public', 'protected', 'secret']),
    pin_count: z.number().int(),
  }),
  z.object({
    type: z.literal('user'),
    id: z.string(),
    label: z.string(),
    username: z.string(),
    url: z.string(),
    image_small_url: z.string().nullable(),
  }),
]);

export type Suggestion = z.infer<typeof suggestion>;
