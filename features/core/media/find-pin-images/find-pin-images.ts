import { z } from 'zod';

const pinImageAnswer = z.object({
  url: z.string(),
  /** Pixels as stated by the page, if at all. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string().nullable(),
  /** A small copy from this server: our pages load nothing from other sites. */
  preview_url: z.string(),
});
export type PinImageAnswer = z.infer<typeof pinImageAnswer>;

export const pinImagesAnswer = z.object({
  /** The page's address after redirects. */
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  site_name: z.string().nullable(),
  items: z.array(pinImageAnswer),
  reason: z.enum(['no-pictures']).nullable(),
});
export type PinImagesAnswer = z.infer<typeof pinImagesAnswer>;
