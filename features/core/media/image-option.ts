import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';

const INVALID_IMAGE = msg('Invalid Image');

/** A picture or video as an option, by signature or address; a value that is not text is an invalid image. */
const imageText = z.string({ error: ({ input }) => (input === undefined ? undefined : INVALID_IMAGE) });

export const signatureOption = imageText.trim().toLowerCase().max(32);

export const imageUrlOption = imageText.trim().max(4096);
