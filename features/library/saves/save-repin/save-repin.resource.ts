import { z } from 'zod';
import { PIN_TEXT_CAP } from '#features/library/pins/cut-text.ts';
import { requireVisiblePin } from '#features/library/pins/pin.service.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { presentPin } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { textOption } from '#platform/resource/options.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinPlaceIn, pinPlaceOptions } from '../pin-place-options.ts';
import { saveRepins } from './save-repins.service.ts';

/** Saves a visible pin as an own one. Not idempotent: people may want the same picture in two sections of a board. */
export const repinCreate = defineResource({
  name: 'RepinResource.create',
  summary: 'Saves a pin to a board, or to the profile.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    pin_id: pinIdOption,
    ...pinPlaceOptions,
    /** Empty keeps the description of the pin. */
    description: textOption(PIN_TEXT_CAP).nullish(),
  }),
  data: pinAnswer,
  handle: async (context, sent) => {
    const place = pinPlaceIn(sent);
    const description = sent.description || null;
    const [id] = await saveRepins(context, { sourceIds: [sent.pin_id], ...place, description });
    if (!id) throw notFound('pin');
    return presentPin(context, await requireVisiblePin(context, id));
  },
});
