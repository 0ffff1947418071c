import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { parseId } from '#platform/ids/ids.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { ACTION_SOURCES, KEY_NAMES, PROBLEMS, SOURCES } from '../conversion.ts';
import { type ListedEvent, listEvents } from './list-events.service.ts';

/** Single events, latest first: without anything by which a person could be recognised. */
export const conversionEventsGet = definePagedResource({
  name: 'ConversionEventsResource.get',
  summary: 'The events that were reported for an ad account.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ad_account_id: idOption,
    source: z.enum(SOURCES).optional(),
    page_size: pageSizeOption(25, 100),
  }),
  item: z.object({
    id: z.string(),
    source: z.enum(SOURCES),
    tag_id: z.string().nullable(),
    event_name: z.string(),
    event_id: z.string().nullable(),
    action_source: z.enum(ACTION_SOURCES),
    event_time: z.string(),
    received_at: z.string(),
    /** Millionths of the currency, as digits. */
    value_micro: z.string().nullable(),
    currency: z.string().nullable(),
    has_order: z.boolean(),
    quantity: z.number().int().nullable(),
    product_ids: z.array(z.string()),
    page: z.string().nullable(),
    partner: z.string().nullable(),
    key_names: z.array(z.enum(KEY_NAMES)),
    is_limited: z.boolean(),
    /** Another event reported the same within a day before, so this one does not count. */
    is_repeated: z.boolean(),
    problems: z.array(z.enum(PROBLEMS)),
  }),
  handle: async (context, { ad_account_id: adAccountId, source, page_size: pageSize }, { after }) => {
    const asked = { adAccountId, source, after: after && parseId(after[0]), pageSize };
    return mapPage(await listEvents(context, asked), (events) => events.map(present));
  },
});

const isOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string): word is Word =>
    (words as readonly string[]).includes(word);

function present({ event_time, received_at, key_names, problems, ...row }: ListedEvent) {
  return {
    ...row,
    ...{ event_time: toRfc2822(event_time), received_at: toRfc2822(received_at) },
    key_names: key_names.filter(isOf(KEY_NAMES)),
    problems: problems.filter(isOf(PROBLEMS)),
  };
}
