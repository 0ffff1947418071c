import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinSought, soughtPinOption } from '../sought-pin.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { showPin } from './show-pin.service.ts';
import { closeupAnswer } from './show-pin.ts';

/** A pin with its section, its first pinner and the newest comments. Every field set answers all of it. */
export const pinGet = defineResource({
  name: 'PinResource.get',
  summary: 'A pin as its own page shows it.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({
    id: soughtPinOption,
    pin_id: soughtPinOption,
    ...partOptions(PIN_FIELD_SETS, closeupAnswer),
  }),
  data: closeupAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: (context, { id, pin_id }) => showPin(context, pinSought('id', id, pin_id)),
});
