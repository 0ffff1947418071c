import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/core/people/person-name-options.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { filterNamed, PIN_FILTER_NAMES, type PinFilterName } from '../filter-own-pins/own-pin-filter.ts';
import { presentPinPage } from '../wire/pin.view.ts';
import { pinAnswer } from '../wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '../wire/pin-field-sets.ts';
import { listPinsOf } from './list-pins-of-person.service.ts';

const person = z.object({
  ...personNameOptions,
  ...partOptions(PIN_FIELD_SETS, pinAnswer),
  page_size: pageSizeOption(25),
});

/** Clients leave out the card that offers to add a pin; no feed has one, so the answer is the same. */
const withoutAddCard = { exclude_add_pin_rep: booleanOption.nullish() };
/** The list is the viewer's own; names the person where nothing else does. */
const ofViewer = { is_own_profile_pins: booleanOption.optional() };

function inputIn(
  { viewer }: Context,
  sent: z.output<typeof person> & {
    is_own_profile_pins?: boolean | undefined;
    pin_filter?: PinFilterName;
    tag?: Id | null | undefined;
  },
) {
  const isOwn = sent.is_own_profile_pins ?? false;
  const isUnnamed = !sent.user_id && !sent.username;
  const name = isOwn && isUnnamed && viewer.id ? { id: viewer.id } : personNameIn(sent);
  return { name, isOwn, filter: filterNamed(sent.pin_filter, sent.tag ?? null), pageSize: sent.page_size };
}

const ofAnyone = {
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
} as const;

/** Everything that a person saved, newest first; the viewer's own pins can be filtered. */
export const userPinsGet = definePagedResource({
  ...ofAnyone,
  name: 'UserPinsResource.get',
  summary: 'All pins of a person, newest first.',
  options: person.extend({
    ...ofViewer,
    pin_filter: z.enum(PIN_FILTER_NAMES).nullish(),
    /** A tag of the viewer's. */
    tag: idOption.nullish(),
    /** Leaves out what search engines may not list. */
    is_indexable: booleanOption.optional(),
  }),
  handle: async (context, { is_indexable, ...sent }, { after }) => {
    const list = is_indexable ? 'indexable' : 'all';
    return presentPinPage(context, await listPinsOf(context, list, { ...inputIn(context, sent), after }));
  },
});

/** What a person created rather than saved from others. */
export const userActivityPinsGet = definePagedResource({
  ...ofAnyone,
  name: 'UserActivityPinsResource.get',
  summary: 'Pins that a person created, newest first.',
  options: person.extend({ ...ofViewer, ...withoutAddCard }),
  handle: async (context, sent, { after }) =>
    presentPinPage(context, await listPinsOf(context, 'created', { ...inputIn(context, sent), after })),
});

/** A person's story pins. */
export const userStoryPinsFeedGet = definePagedResource({
  ...ofAnyone,
  name: 'UserStoryPinsFeedResource.get',
  summary: 'Story pins of a person, newest first.',
  options: person.extend(withoutAddCard),
  handle: async (context, sent, { after }) =>
    presentPinPage(context, await listPinsOf(context, 'story', { ...inputIn(context, sent), after })),
});

/** A person's video pins. */
export const userVideoPinsFeedGet = definePagedResource({
  ...ofAnyone,
  name: 'UserVideoPinsFeedResource.get',
  summary: 'Video pins of a person, newest first.',
  options: person.extend(withoutAddCard),
  handle: async (context, sent, { after }) =>
    presentPinPage(context, await listPinsOf(context, 'video', { ...inputIn(context, sent), after })),
});

/** The viewer's pins that are on no board. */
export const boardlessPinsGet = definePagedResource({
  name: 'BoardlessPinsResource.get',
  summary: 'The viewer\u2019s pins that are on no board, newest first.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: person.omit({ username: true }).extend({ userId: idOption.nullish() }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { user_id, userId, page_size: pageSize }, { after }) =>
    presentPinPage(
      context,
      await listPinsOf(context, 'unorganized', {
        name: { id: user_id ?? userId ?? context.viewer.id },
        after,
        pageSize,
      }),
    ),
});

/** The viewer's pins that have a price. */
export const userShoppingListGet = definePagedResource({
  name: 'UserShoppingListResource.get',
  summary: 'The viewer\u2019s pins that have a price, newest first.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: person,
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, sent, { after }) =>
    presentPinPage(
      context,
      await listPinsOf(context, 'priced', {
        ...inputIn(context, { ...sent, is_own_profile_pins: true }),
        after,
      }),
    ),
});
