import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';

const INVALID_IMAGE = msg('{field}: Invalid Image');

/** A picture or video as an option, by its signature or address: what is sent for it and is no text is an invalid image. */
const imageText = z.string({ error: ({ input }) => (input === undefined ? undefined : INVALID_IMAGE) });

/** A stored picture or video, by its signature. */
export const signatureOption = imageText.trim().toLowerCase().max(32);

/** The address of a picture. */
export const imageUrlOption = imageText.trim().max(4096);
