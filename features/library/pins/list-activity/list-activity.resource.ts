import { z } from 'zod';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listTriesOf } from '../list-tries/list-tries.service.ts';
import { presentPinPage } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { listedTry, presentTryPage } from '../wire/try.view.ts';
import { listSavesOf } from './list-activity.service.ts';

/** What people did with a pin, latest first: where they saved it, or how it went when they tried it. */
export const aggregatedActivityFeedGet = definePagedResource({
  name: 'AggregatedActivityFeedResource.get',
  summary: 'The people who saved or tried a pin.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    aggregated_pin_data_id: idOption,
    /** Lists tries instead of saves. */
    show_did_it_feed: booleanOption.default(false),
    page_size: pageSizeOption(25, 100),
  }),
  item: z.union([listedTry, pinAnswer]),
  handle: async (
    context,
    { aggregated_pin_data_id: id, show_did_it_feed, page_size: pageSize },
    { after },
  ) =>
    show_did_it_feed
      ? presentTryPage(context, await listTriesOf(context, id, { after, pageSize }))
      : presentPinPage(context, await listSavesOf(context, id, { after, pageSize })),
});
