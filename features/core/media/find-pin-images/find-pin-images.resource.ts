import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { UPLOAD_RATE } from '../media.ts';
import { findPinImages } from './find-pin-images.service.ts';
import { pinImagesAnswer } from './find-pin-images.ts';

/**
 * Reads a public web page for a pin. Refuses, naming url, addresses that are not on the public web or cannot be
 * fetched.
 */
export const findPinImagesGet = defineResource({
  name: 'FindPinImagesResource.get',
  summary: 'The title, description and pictures of a page, to choose a pin from.',
  who: 'person',
  rate: UPLOAD_RATE,
  acting: 'see-boards',
  options: z.object({ url: z.string().trim().min(1).max(2048) }),
  data: pinImagesAnswer,
  handle: (context, { url }) => findPinImages(context, withScheme(url)),
});

// People omit the scheme, as browsers allow.
function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/]+:\d/.test(url) ? url : `https://${url}`;
}
