import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { pinIdOption } from '../sought-pin.ts';
import { hidePin, showPinAgain } from './hide-pin.service.ts';

const options = z.object({ pin_id: pinIdOption });
const data = z.object({ hidden_by_me: z.boolean() });

/** Keeps a pin out of the viewer's home feed. Idempotent. */
export const pinHideCreate = defineResource({
  name: 'PinHideResource.create',
  summary: 'Hides a pin from the viewer\u2019s home feed.',
  who: 'person',
  rate: 'write',
  options,
  data,
  handle: async (context, { pin_id }) => {
    await hidePin(context, pin_id);
    return { hidden_by_me: true };
  },
});

/** Lets a pin back into the home feed. Idempotent. */
export const pinHideDelete = defineResource({
  name: 'PinHideResource.delete',
  summary: 'Shows a pin in the viewer\u2019s home feed again.',
  who: 'person',
  rate: 'write',
  options,
  data,
  handle: async (context, { pin_id }) => {
    await showPinAgain(context, pin_id);
    return { hidden_by_me: false };
  },
});
