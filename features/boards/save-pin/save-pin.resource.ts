import { z } from 'zod';
import { pinAnswer } from '#features/pins/pin-answer.ts';
import { newPinTextsIn, pinTextOptions } from '#features/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { sectionOption } from '../section-option.ts';
import { pickMedia } from './pick-media.service.ts';
import { requirePinCreation } from './pin-creation.ts';
import { savePin } from './save-pin.service.ts';

const noId = z.enum(['', '0']).transform(() => null);
const signatureOption = z.string().trim().toLowerCase().max(32);

/**
 * Makes a pin of a picture of the web (`image_url`), of a stored one (`image_signature`) or of an own upload
 * (`upload_id`; a video with its cover beside it). Sent twice it makes two pins, as people may want.
 */
export const pinCreate = defineResource({
  name: 'PinResource.create',
  summary: 'Makes a pin, on a board or on the profile.',
  who: 'person',
  rate: 'write',
  options: z.object({
    board_id: z.union([noId, idOption]).nullish(),
    section: sectionOption.optional(),
    board_section_id: sectionOption.optional(),
    image_url: z.string().trim().max(4096).nullish(),
    image_signature: signatureOption.nullish(),
    upload_id: z.union([noId, idOption]).nullish(),
    /** The same under the name that other clients know. */
    media_upload_id: z.union([noId, idOption]).nullish(),
    method: z.string().max(50).nullish(),
    ...pinTextOptions,
  }),
  data: pinAnswer,
  handle: async (context, sent) => {
    requirePinCreation(context.flags, 'pin');
    const section = sent.board_section_id ?? sent.section ?? null;
    if (section && !sent.board_id) throw invalid('board_id', 'A section needs its board_id.');
    const media = await pickMedia(context, {
      uploadId: sent.upload_id ?? sent.media_upload_id ?? null,
      imageSignature: sent.image_signature || null,
      imageUrl: sent.image_url || null,
    });
    return savePin(context, {
      boardId: sent.board_id ?? null,
      section,
      media,
      texts: newPinTextsIn(sent),
    });
  },
});
