import { z } from 'zod';
import { presentPinPage } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listHomeFeed } from './home-feed.service.ts';

/** Home: new pins of what the viewer follows, then for everyone; for visitors the newest public pins. */
export const userHomefeedGet = definePagedResource({
  name: 'UserHomefeedResource.get',
  summary: 'The pins of the home feed.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { page_size }, { after }) =>
    presentPinPage(context, await listHomeFeed(context, { after, pageSize: page_size })),
});
