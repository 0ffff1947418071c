import { z } from 'zod';
import { imageUrlOption, signatureOption } from '#features/core/media/image-option.ts';
import { newPinTextsIn, pinTextOptions } from '#features/library/pins/pin-options.ts';
import { presentPin } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pickMedia } from '../pick-media.service.ts';
import { idOrNoneOption, pinPlaceIn, pinPlaceOptions } from '../pin-place-options.ts';
import { requirePinCreation } from '../pin-refusals.ts';
import { savePin } from './save-pin.service.ts';

/**
 * Creates a pin from a picture on the web (`image_url`), a stored one (`image_signature`) or an own upload
 * (`upload_id`; a video with its cover). Not idempotent: two calls create two pins, as people may want.
 */
export const pinCreate = defineResource({
  name: 'PinResource.create',
  summary: 'Creates a pin on a board or on the profile.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    ...pinPlaceOptions,
    image_url: imageUrlOption.nullish(),
    image_signature: signatureOption.nullish(),
    upload_id: idOrNoneOption,
    /** `upload_id` under the name that other clients use. */
    media_upload_id: idOrNoneOption,
    ...pinTextOptions,
  }),
  data: pinAnswer,
  handle: async (context, sent) => {
    requirePinCreation(context.flags, 'pins');
    const [place, texts] = [pinPlaceIn(sent), newPinTextsIn(sent)];
    const media = await pickMedia(context, {
      uploadId: sent.upload_id ?? sent.media_upload_id ?? null,
      imageSignature: sent.image_signature || null,
      imageUrl: sent.image_url || null,
    });
    return presentPin(context, await savePin(context, { ...place, media, texts }));
  },
});
