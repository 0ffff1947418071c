import { z } from 'zod';

const countsAnswer = z.object({
  impressions: z.number().int(),
  closeups: z.number().int(),
  saves: z.number().int(),
  outbound_clicks: z.number().int(),
  /** Seconds. */
  time_spent: z.number().int(),
});

export type CountsAnswer = z.infer<typeof countsAnswer>;

export const analyticsAnswer = z.object({
  /** Days are of UTC, and both are included. */
  start_date: z.string(),
  end_date: z.string(),
  /** Null where fewer than ten people are behind it. */
  totals: countsAnswer.nullable(),
  /** The same number of days before. */
  previous: countsAnswer.nullable(),
  /** Null for a single pin or board, which nobody follows here. */
  followers_gained: z.number().int().nullable(),
  previous_followers_gained: z.number().int().nullable(),
  days: z.array(
    z.object({
      date: z.string(),
      counts: countsAnswer.nullable(),
      followers_gained: z.number().int().nullable(),
    }),
  ),
});

export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;

export const pinAnalyticsAnswer = z.object({
  id: z.string(),
  title: z.string(),
  alt_text: z.string(),
  image_signature: z.string(),
  dominant_color: z.string(),
  counts: countsAnswer,
});

export const boardAnalyticsAnswer = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  counts: countsAnswer,
  /** Seconds that its page was visible. */
  board_time_spent: z.number().int(),
});
