import { z } from 'zod';
import { pinAnswer } from '#features/pins/pin-answer.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listPinsOfCluster } from './show-cluster.service.ts';

/** The pins of a suggested board. `fields` may name some; the answer holds them all. */
export const clusterFeedGet = definePagedResource({
  name: 'GET /v3/users/profile/pins/cluster/:id/feed/',
  summary: 'Pins of a suggested board.',
  who: 'person',
  rate: 'read',
  options: z.object({
    id: idOption,
    fields: z.string().max(2000).nullish(),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  handle: (context, { id, page_size }, { after }) =>
    listPinsOfCluster(context, id, { after, pageSize: page_size }),
});
