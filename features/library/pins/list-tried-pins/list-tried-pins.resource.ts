import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentPins } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { presentTry } from '../wire/try.view.ts';
import { listTriedPinsOf } from './list-tried-pins.service.ts';

/** The pins that a person tried, for the Tried tab. */
export const didItUserFeedGet = definePagedResource({
  name: 'DidItUserFeedResource.get',
  summary: 'Pins that a person tried, newest first.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    ...personNameOptions,
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, sent, { after }) => {
    const page = await listTriedPinsOf(context, personNameIn(sent), { after, pageSize: sent.page_size });
    return mapPage(page, (pins) =>
      presentPins(context, pins).map((pin, at) => {
        const tried = pins[at]?.tried;
        return tried ? { ...pin, did_it_data: presentTry(context, tried) } : pin;
      }),
    );
  },
});
