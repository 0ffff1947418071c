import { z } from 'zod';
import { signatureOption } from '#features/core/media/image-option.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResults } from '#platform/resource/resource.ts';
import { requireVisiblePin } from '../pin.service.ts';
import { pinSought, soughtPinOption } from '../sought-pin.ts';
import { presentPinPage } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { listLookalikes } from './visual-search.service.ts';

/** It decodes a picture, so it counts as this many reads. */
const AS_MANY_AS = 10;

const part = z.coerce.number().min(0).max(1);

/** Pins whose pictures look most like part of a pin's picture. */
export const visualLiveSearchGet = definePagedResults({
  name: 'VisualLiveSearchResource.get',
  summary: 'Pins that look like part of a picture.',
  who: 'anyone',
  rate: 'read',
  calls: () => AS_MANY_AS,
  isSameForVisitors: true,
  options: z.object({
    pin_id: soughtPinOption,
    /** The picture to compare; a pin has one. */
    image_signature: signatureOption.nullish(),
    crop: z.object({ x: part, y: part, w: part, h: part }).default({ x: 0, y: 0, w: 1, h: 1 }),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  handle: async (context, { pin_id, image_signature, crop, page_size: pageSize }, { after }) => {
    const { row } = await requireVisiblePin(context, pinSought('pin_id', pin_id));
    if (image_signature && image_signature !== row.image_signature) {
      throw invalid('image_signature', '{field} is not a picture of this pin.');
    }
    return presentPinPage(
      context,
      await listLookalikes(context, row.image_signature, crop, { after, pageSize }),
    );
  },
});
