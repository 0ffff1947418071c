import { z } from 'zod';
import { imageUrlOption } from '#features/core/media/image-option.ts';
import { findOwnPicture, requireUsableMedia } from '#features/core/media/media.service.ts';
import { defineResource } from '#platform/resource/resource.ts';

const FIELD = 'image_url';

/** The signature of a photo that the viewer has already uploaded, by the photo's address. */
export const didItImageUploadCreate = defineResource({
  name: 'DidItImageUploadResource.create',
  summary: 'The signature of an uploaded picture, for a note on a try.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({ [FIELD]: imageUrlOption }),
  data: z.object({ image_signature: z.string() }),
  handle: async (context, { [FIELD]: url }) => {
    const signature = findOwnPicture(url, context.config.origin) ?? '';
    return { image_signature: (await requireUsableMedia(context, signature, FIELD)).signature };
  },
});
