import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
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
    id: idOption.optional(),
    pin_id: idOption.optional(),
    field_set_key: z.string().max(100).nullish(),
  }),
  data: closeupAnswer,
  handle: (context, { id, pin_id }) => {
    const pin = id ?? pin_id;
    if (!pin) throw invalid('id', 'id must be given.');
    return showPin(context, pin);
  },
});
