import { z } from 'zod';
import { presentPinsWithAds } from '#features/ads/delivery/wire/promoted.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { msg } from '#platform/i18n/msg.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { checkFilters, correctionOption, filterOptions, queryOption } from '../search-options.ts';
import { findPinsWithAds } from './find-pins.service.ts';
import { PIN_SCOPES, type SoughtPins, whoMayFind } from './find-pins.ts';

const hexOption = z.string().regex(/^#[0-9a-f]{6}$/, msg('{field}: must be a color such as #4060c0'));

/** Finds pins by words: everyone's, only videos, or all of the viewer's own. Of everyone's, some are promoted, and say so. */
export const pinSearchGet = definePagedResource({
  name: 'PinSearchResource.get',
  summary: 'Pins that match a query.',
  who: 'anyone',
  whoFor: (_context, { scope }) => whoMayFind(scope),
  rate: 'read',
  options: z.object({
    query: queryOption,
    scope: z.enum(PIN_SCOPES).default('pins'),
    ...filterOptions,
    ...correctionOption,
    /** One or two as `#rrggbb`: Pins of everyone whose pictures consist of them, with or without a query. */
    colors: z.array(hexOption).min(1).max(2).nullish(),
    /** A tag of the viewer's, for the scope `my_pins`. */
    tag: idOption.nullish(),
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { page_size: pageSize, fields, field_set_key, ...sought }, { after }) => {
    checkFilters(sought);
    checkColors(sought);
    return presentPinsWithAds(context, await findPinsWithAds(context, sought, { after, pageSize }));
  },
});

/** @throws Refusal 'invalid' that names what does not go with colours */
function checkColors({ colors, scope, ...sought }: SoughtPins): void {
  const isElsewhere = scope !== 'pins' || sought.board_id || sought.username || sought.tag;
  if (colors && isElsewhere) throw invalid('colors', '{field} narrows only searches for Pins of everyone.');
}
