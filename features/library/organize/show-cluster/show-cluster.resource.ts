import { z } from 'zod';
import { presentPinPage } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { fieldsOption } from '#platform/resource/field-options.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listPinsOfCluster } from './show-cluster.service.ts';

/** The pins of a suggested board. */
export const clusterFeedGet = definePagedResource({
  name: 'GET /v3/users/profile/pins/cluster/:id/feed/',
  summary: 'Pins of a suggested board.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    id: idOption,
    fields: fieldsOption(pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { id, page_size }, { after }) =>
    presentPinPage(context, await listPinsOfCluster(context, id, { after, pageSize: page_size })),
});
