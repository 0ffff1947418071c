import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';
import { soughtPinOption } from '#features/library/pins/sought-pin.ts';
import { presentPins } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { listDuplicates, listSavedAlready } from './find-duplicates.service.ts';

/** The viewer's own pins that already have the picture of a pin, or of an upload. */
export const savedAlreadyGet = defineResource({
  name: 'SavedAlreadyResource.get',
  summary: 'The own pins that have the same or nearly the same picture, at most five.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ pin_id: soughtPinOption, image_signature: signatureOption.nullish() }),
  data: z.array(pinAnswer),
  handle: async (context, { pin_id, image_signature }) => {
    if (image_signature) {
      return presentPins(context, await listSavedAlready(context, { signature: image_signature }));
    }
    if (pin_id === undefined) throw invalid('pin_id', '{field} must be given.');
    if (!pin_id) throw notFound('pin');
    return presentPins(context, await listSavedAlready(context, { pinId: pin_id }));
  },
});

/** It compares thousands of pictures, so it counts as this many reads. */
const AS_MANY_AS = 10;

/** Groups of the viewer's own pins that have the same or nearly the same picture. */
export const duplicatesGet = defineResource({
  name: 'DuplicatesResource.get',
  summary: 'The own pins that show the same picture, in groups.',
  who: 'person',
  rate: 'read',
  calls: () => AS_MANY_AS,
  acting: 'see-boards',
  options: z.object({}),
  data: z.array(z.object({ pins: z.array(pinAnswer) })),
  handle: async (context) => {
    const groups = await listDuplicates(context);
    return groups.map((group) => ({ pins: presentPins(context, group) }));
  },
});
