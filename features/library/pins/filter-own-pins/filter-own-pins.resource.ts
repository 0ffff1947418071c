import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { idOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { COLOR_NAMES } from '../color-name.ts';
import { presentPinPage } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { listOwnPins } from './filter-own-pins.service.ts';
import { FLAG_FILTERS, ownPinFilterOf } from './own-pin-filter.ts';

/** The viewer's own pins: all, or those that pass each of the named flags. */
export const filteredPinsGet = definePagedResource({
  name: 'GET /v3/users/me/filtered/pins/',
  summary: 'The viewer\u2019s pins that match a filter, newest first.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    flag_filters: listOption(z.enum(FLAG_FILTERS)).nullish(),
    /** The colours for COLORS. */
    colors: listOption(z.enum(COLOR_NAMES)).nullish(),
    /** The topics for INTERESTS; any if none is named. */
    interests: listOption(idOption).nullish(),
    /** A tag of the viewer's. */
    tag: idOption.nullish(),
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { flag_filters, colors, interests, tag, page_size }, { after }) => {
    const filter = ownPinFilterOf(flag_filters ?? [], {
      colors: colors ?? [],
      interests: interests ?? [],
      tag: tag ?? null,
    });
    return presentPinPage(
      context,
      await listOwnPins(context, context.viewer.id, filter, { after, pageSize: page_size }),
    );
  },
});
