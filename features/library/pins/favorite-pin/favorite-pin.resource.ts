import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { pinIdOption } from '../sought-pin.ts';
import { favoritePin, unfavoritePin } from './favorite-pin.service.ts';

const options = z.object({ pin_id: pinIdOption });
const data = z.object({ favorited_by_me: z.boolean() });

/** Marks a pin as a favourite. Idempotent. */
export const pinFavoriteCreate = defineResource({
  name: 'PinFavoriteResource.create',
  summary: 'Marks a pin as a favorite.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options,
  data,
  handle: async (context, { pin_id }) => {
    await favoritePin(context, pin_id);
    return { favorited_by_me: true };
  },
});

/** Removes the mark. Idempotent. */
export const pinFavoriteDelete = defineResource({
  name: 'PinFavoriteResource.delete',
  summary: 'Removes a pin from the favorites.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options,
  data,
  handle: async (context, { pin_id }) => {
    await unfavoritePin(context, pin_id);
    return { favorited_by_me: false };
  },
});
