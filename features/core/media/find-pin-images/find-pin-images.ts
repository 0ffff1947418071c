import { z } from 'zod';

/** A picture of a page that can be pinned. */
const pinImageAnswer = z.object({
  url: z.string(),
  /** Pixels as the page states them, if it does. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string().nullable(),
  /** A small copy from this server: pages here load nothing from other sites. */
  preview_url: z.string(),
});
export type PinImageAnswer = z.infer<typeof pinImageAnswer>;

export const pinImagesAnswer = z.object({
  /** Where the page was found, after redirects. */
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  site_name: z.string().nullable(),
  items: z.array(pinImageAnswer),
  /** Why there are no pictures; null where there are. */
  reason: z.enum(['no-pictures']).nullable(),
});
export type PinImagesAnswer = z.infer<typeof pinImagesAnswer>;
