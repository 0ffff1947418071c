import { z } from 'zod';
import { idOption, textOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentTry } from '../pin.view.ts';
import { didItData } from '../pin-answer.ts';
import { ownTry, tryPin, untryPin } from './try-pin.service.ts';
import { TRY_NOTE_CAP } from './try-pin.ts';

const options = z.object({ pin_id: idOption });

/** How it went when the viewer tried a pin; null where they did not. */
export const didItActivityGet = defineResource({
  name: 'DidItActivityResource.get',
  summary: 'What the viewer said of a pin that they tried.',
  who: 'person',
  rate: 'read',
  options,
  data: didItData.nullable(),
  handle: async (context, { pin_id }) => {
    const found = await ownTry(context, pin_id);
    return found && presentTry(found, context.config.origin);
  },
});

/** Keeps that the viewer tried a pin, with words and a photo; again it replaces them. */
export const didItActivityCreate = defineResource({
  name: 'DidItActivityResource.create',
  summary: 'The viewer tried a pin, with words and a photo of how it went.',
  who: 'person',
  rate: 'write',
  options: options.extend({
    details: textOption(TRY_NOTE_CAP).nullish(),
    image_signature: z.string().max(64).nullish(),
  }),
  data: didItData,
  handle: async (context, { pin_id, details, image_signature }) => {
    const wish = { pinId: pin_id, note: details ?? '', photo: image_signature || null };
    return presentTry(await tryPin(context, wish), context.config.origin);
  },
});

/** Takes the try back; again it changes nothing. */
export const didItActivityDelete = defineResource({
  name: 'DidItActivityResource.delete',
  summary: 'The viewer has not tried a pin after all.',
  who: 'person',
  rate: 'write',
  options,
  data: z.object({}),
  handle: async (context, { pin_id }) => {
    await untryPin(context, pin_id);
    return {};
  },
});
