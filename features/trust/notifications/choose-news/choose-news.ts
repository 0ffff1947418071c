import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import { NEWS_KINDS } from '../news-kind.ts';

export const newsChoiceAnswer = z.object({
  kind: z.enum(NEWS_KINDS),
  on_site: z.boolean(),
  by_mail: z.boolean(),
});

export type NewsChoiceAnswer = z.infer<typeof newsChoiceAnswer>;

/** What is not named stays; news that are not told on the site are not mailed. */
export const newsChoiceOptions = z.object({
  kind: z.enum(NEWS_KINDS),
  on_site: booleanOption.optional(),
  by_mail: booleanOption.optional(),
});
