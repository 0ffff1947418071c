import { z } from 'zod';
import { followedCard } from '#features/core/people/wire/person-answer.ts';
import { NOTIFICATION_TYPES } from '../notification.ts';

/** What one person did. */
const entry = {
  actor: followedCard,
  url: z.string(),
  /** The comment or note that it is about. */
  text: z.string().nullable(),
  /** Null where there is nothing to reply to. */
  comment: z.object({ id: z.string(), pin_id: z.string() }).nullable(),
};

export const notificationAnswer = z.object({
  id: z.string(),
  type: z.literal('news'),
  news_type: z.enum(NOTIFICATION_TYPES),
  ...entry,
  others_count: z.number().int(),
  /** More than one where it groups what several people did. */
  entries_count: z.number().int(),
  board: z.object({ id: z.string(), name: z.string() }).nullable(),
  pin: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of the pin, or the cover of the board. */
  picture: z
    .object({
      image_signature: z.string(),
      dominant_color: z.string().nullable(),
      alt_text: z.string(),
      is_sensitive: z.boolean(),
    })
    .nullable(),
  /** A request or invite that waits for an answer. */
  is_open: z.boolean(),
  contact_request: z.object({ type: z.literal('contact_request'), id: z.string() }).nullable(),
  is_read: z.boolean(),
  created_at: z.string(),
});

export type NotificationAnswer = z.infer<typeof notificationAnswer>;

/** The card of the person, as clients know it, with what they did. */
export const notificationEntryAnswer = followedCard.extend({
  url: entry.url,
  text: entry.text,
  comment: entry.comment,
});

export type NotificationEntryAnswer = z.infer<typeof notificationEntryAnswer>;
