import { z } from 'zod';

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued'] as const;

export const richSummary = z.object({
  type: z.literal('richpindataview'),
  type_name: z.enum(['product', 'recipe', 'article']),
  site_name: z.string().nullable(),
  display_name: z.string().nullable(),
  display_description: z.string().nullable(),
  /** The page's address after redirects. */
  url: z.string(),
  offer: z
    .object({
      price_value: z.number().nullable(),
      price_currency: z.string().nullable(),
      availability: z.enum(AVAILABILITIES).nullable(),
    })
    .nullable(),
  recipe: z
    .object({
      servings: z.string().nullable(),
      prep_minutes: z.number().int().nullable(),
      cook_minutes: z.number().int().nullable(),
      total_minutes: z.number().int().nullable(),
      ingredients: z.array(z.string()),
    })
    .nullable(),
  article: z
    .object({
      authors: z.array(z.string()),
      /** A day such as 2026-03-31. */
      published_on: z.string().nullable(),
    })
    .nullable(),
});

export type RichSummary = z.infer<typeof richSummary>;
export type Availability = (typeof AVAILABILITIES)[number];
