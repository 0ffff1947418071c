import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { presentPinPage } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { listPinsOfSite } from './list-pins-of-site.service.ts';

const LONGEST_DOMAIN = 253;

/** Public pins from one website, newest first. */
export const domainFeedGet = definePagedResource({
  name: 'DomainFeedResource.get',
  summary: 'Pins from a website.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({
    domain: lineOption(LONGEST_DOMAIN).pipe(z.string().min(1)),
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { domain, page_size: pageSize }, { after }) =>
    presentPinPage(context, await listPinsOfSite(context, domain, { after, pageSize })),
});
