import { z } from 'zod';
import { presentPinPage } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listMoreFor } from './more-for-board.service.ts';

const definition = {
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
} as const;

/** Pins that go with those on a board. */
export const boardContentRecommendationGet = definePagedResource({
  ...definition,
  name: 'BoardContentRecommendationResource.get',
  summary: 'Pins that suit a board.',
  options: z.object({
    id: idOption,
    /** The type of the id; only boards are supported. */
    type: z.literal('board').default('board'),
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  handle: async (context, { id, page_size: pageSize }, { after }) =>
    presentPinPage(context, await listMoreFor(context, id, { after, pageSize })),
});

/** Like `boardContentRecommendationGet`, for pages that are read without logging in. */
export const boardRelatedPixieFeedGet = definePagedResource({
  ...definition,
  name: 'BoardRelatedPixieFeedResource.get',
  summary: 'Pins that suit a board, as a feed.',
  options: z.object({
    board_id: idOption,
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  handle: async (context, { board_id, page_size: pageSize }, { after }) =>
    presentPinPage(context, await listMoreFor(context, board_id, { after, pageSize })),
});
