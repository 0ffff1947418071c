import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { NOTIFICATION_TYPES } from '../notification.ts';

export const notificationAnswer = z.object({
  id: z.string(),
  type: z.literal('news'),
  news_type: z.enum(NOTIFICATION_TYPES),
  actor: personCard,
  others_count: z.number().int(),
  /** Null if the notification is about the actor alone. */
  board: z.object({ id: z.string(), name: z.string() }).nullable(),
  url: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});

export type NotificationAnswer = z.infer<typeof notificationAnswer>;
