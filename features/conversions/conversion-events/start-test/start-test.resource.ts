import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { showTest, startTest } from './start-test.service.ts';

const text = z.string();
const options = z.object({ ad_account_id: idOption });
/** Opens a page of the shop with the code as `conversion_test`. */
const test = z.object({ code: text, ends_at: text });

/** The test of an ad account that lasts, and the events that were reported for tests; they count nowhere. */
export const conversionTestGet = defineResource({
  name: 'ConversionTestResource.get',
  summary: 'The test of an ad account, and its events.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options,
  data: z.object({
    test: test.nullable(),
    events: z.array(
      z.object({
        ...{ id: text, source: z.enum(['tag', 'api']), event_name: text, event_id: text.nullable() },
        ...{ received_at: text, page: text.nullable(), key_names: z.array(text), problems: z.array(text) },
        /** Why it could not be recorded, for a programmer; null if it could. */
        refusal: text.nullable(),
      }),
    ),
  }),
  handle: async (context, { ad_account_id }) => {
    const { test, events } = await showTest(context, ad_account_id);
    return {
      test: test && { code: test.code, ends_at: toRfc2822(test.ends_at) },
      events: events.map(({ received_at, ...row }) => ({ ...row, received_at: toRfc2822(received_at) })),
    };
  },
});

/** Starts a test of two hours, with a new code. */
export const conversionTestCreate = defineResource({
  name: 'ConversionTestResource.create',
  summary: 'Starts a test of the events of an ad account.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options,
  data: test,
  handle: async (context, { ad_account_id }) => {
    const { code, ends_at } = await startTest(context, ad_account_id);
    return { code, ends_at: toRfc2822(ends_at) };
  },
});
