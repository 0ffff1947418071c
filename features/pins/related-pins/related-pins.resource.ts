import { z } from 'zod';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { pinAnswer } from '../pin-answer.ts';
import { listRelated } from './related-pins.service.ts';

const options = z.object({
  pin: idOption.optional(),
  pin_id: idOption.optional(),
  add_vase: booleanOption.optional(),
  pins_only: booleanOption.optional(),
  source: z.string().max(100).nullish(),
  field_set_key: z.string().max(100).nullish(),
  page_size: pageSizeOption(25),
});

function pinIn({ pin, pin_id }: z.output<typeof options>) {
  const id = pin ?? pin_id;
  if (!id) throw invalid('pin_id', 'pin_id must be given.');
  return id;
}

const definition = {
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options,
  item: pinAnswer,
} as const;

/** Pins that belong with one, the closest first. */
export const relatedPinFeedGet = definePagedResource({
  ...definition,
  name: 'RelatedPinFeedResource.get',
  summary: 'Pins that belong with a pin.',
  handle: (context, sent, { after }) =>
    listRelated(context, pinIn(sent), { after, pageSize: sent.page_size }),
});

/** The same under the name that pages of pins know. */
export const relatedModulesGet = definePagedResource({
  ...definition,
  name: 'RelatedModulesResource.get',
  summary: 'Pins that belong with a pin, for its page.',
  handle: relatedPinFeedGet.handle,
});
