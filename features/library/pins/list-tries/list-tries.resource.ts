import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { pinIdOption } from '../sought-pin.ts';
import { listedTry, presentTryPage } from '../wire/try.view.ts';
import { listTriesOf } from './list-tries.service.ts';

/** What people say about trying a pin, latest first; the viewer's own comes first. */
export const didItActivityFeedGet = definePagedResource({
  name: 'DidItActivityFeedResource.get',
  summary: 'The notes of people who tried a pin.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ pin_id: pinIdOption, page_size: pageSizeOption(10, 100) }),
  item: listedTry,
  handle: async (context, { pin_id, page_size: pageSize }, { after }) =>
    presentTryPage(context, await listTriesOf(context, pin_id, { after, pageSize })),
});
