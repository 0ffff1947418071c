import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import { NOTIFICATION_KINDS } from '../notification-kind.ts';

export const notificationChoiceAnswer = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  on_site: z.boolean(),
  by_mail: z.boolean(),
});

export type NotificationChoiceAnswer = z.infer<typeof notificationChoiceAnswer>;

/** Fields that are not given stay. */
export const notificationChoiceOptions = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  on_site: booleanOption.optional(),
  by_mail: booleanOption.optional(),
});
