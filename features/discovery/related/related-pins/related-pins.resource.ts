import { z } from 'zod';
import { presentPinsWithAds } from '#features/ads/delivery/wire/promoted.view.ts';
import { pinSought, soughtPinOption } from '#features/library/pins/sought-pin.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listRelated } from './related-pins.service.ts';

const options = z.object({
  pin: soughtPinOption,
  pin_id: soughtPinOption,
  ...partOptions(PIN_FIELD_SETS, pinAnswer),
  page_size: pageSizeOption(25),
});

const definition = {
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options,
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
} as const;

/** Pins related to one, closest first. Some are promoted, and say so. */
export const relatedPinFeedGet = definePagedResource({
  ...definition,
  name: 'RelatedPinFeedResource.get',
  summary: 'Pins related to a pin.',
  handle: async (context, sent, { after }) =>
    presentPinsWithAds(
      context,
      await listRelated(context, pinSought('pin_id', sent.pin, sent.pin_id), {
        after,
        pageSize: sent.page_size,
      }),
    ),
});

/** Like `relatedPinFeedGet`, under the name that pin pages use. */
export const relatedModulesGet = definePagedResource({
  ...definition,
  name: 'RelatedModulesResource.get',
  summary: 'Pins related to a pin, for its page.',
  handle: relatedPinFeedGet.handle,
});
