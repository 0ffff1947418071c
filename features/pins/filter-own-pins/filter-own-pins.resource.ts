import { z } from 'zod';
import { idOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { COLOR_NAMES } from '../color-name.ts';
import { pinAnswer } from '../pin-answer.ts';
import { listOwnPins } from './filter-own-pins.service.ts';
import { FLAG_FILTERS, ownPinFilterOf } from './own-pin-filter.ts';

/**
 * The viewer's own pins: all, or those that each of the named flags lets through. `fields` may name some; the answer
 * holds them all.
 */
export const filteredPinsGet = definePagedResource({
  name: 'GET /v3/users/me/filtered/pins/',
  summary: 'The own pins that a filter lets through, newest first.',
  who: 'person',
  rate: 'read',
  options: z.object({
    flag_filters: listOption(z.enum(FLAG_FILTERS)).nullish(),
    /** The colours that COLORS lets through. */
    colors: listOption(z.enum(COLOR_NAMES)).nullish(),
    /** The topics that INTERESTS lets through; any where none is named. */
    interests: listOption(idOption).nullish(),
    fields: listOption(z.string().max(100)).nullish(),
    field_set_key: z.string().max(50).nullish(),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  handle: (context, { flag_filters, colors, interests, page_size }, { after }) => {
    const filter = ownPinFilterOf(flag_filters ?? [], { colors: colors ?? [], interests: interests ?? [] });
    return listOwnPins(context, filter, { after, pageSize: page_size });
  },
});
