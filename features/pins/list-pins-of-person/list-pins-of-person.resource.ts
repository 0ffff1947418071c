import { z } from 'zod';
import { personNameIn, personNameOptions } from '#features/people/person-name-options.ts';
import type { PersonName } from '#features/people/visible-person.service.ts';
import { booleanOption, idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { pinAnswer } from '../pin-answer.ts';
import { listPinsOf } from './list-pins-of-person.service.ts';

const options = z.object({
  ...personNameOptions,
  userId: idOption.nullish(),
  field_set_key: z.string().max(50).nullish(),
  is_own_profile_pins: booleanOption.optional(),
  exclude_add_pin_rep: booleanOption.optional(),
  pin_filter: z.string().max(50).nullish(),
  page_size: pageSizeOption(25),
});

function nameIn(sent: z.output<typeof options>): PersonName {
  return personNameIn({ ...sent, user_id: sent.user_id ?? sent.userId });
}

const ofAnyone = { who: 'anyone', rate: 'read', isSameForVisitors: true, options, item: pinAnswer } as const;

/** Everything that a person saved, newest first. */
export const userPinsGet = definePagedResource({
  ...ofAnyone,
  name: 'UserPinsResource.get',
  summary: 'All pins of a person, newest first.',
  handle: (context, sent, { after }) =>
    listPinsOf(context, nameIn(sent), 'all', { after, pageSize: sent.page_size }),
});

/** What a person published: made, not saved from others. */
export const userActivityPinsGet = definePagedResource({
  ...ofAnyone,
  name: 'UserActivityPinsResource.get',
  summary: 'Pins that a person made, newest first.',
  handle: (context, sent, { after }) =>
    listPinsOf(context, nameIn(sent), 'created', { after, pageSize: sent.page_size }),
});

/** A person's story pins. */
export const userStoryPinsFeedGet = definePagedResource({
  ...ofAnyone,
  name: 'UserStoryPinsFeedResource.get',
  summary: 'Story pins of a person, newest first.',
  handle: (context, sent, { after }) =>
    listPinsOf(context, nameIn(sent), 'story', { after, pageSize: sent.page_size }),
});

/** A person's video pins. */
export const userVideoPinsFeedGet = definePagedResource({
  ...ofAnyone,
  name: 'UserVideoPinsFeedResource.get',
  summary: 'Video pins of a person, newest first.',
  handle: (context, sent, { after }) =>
    listPinsOf(context, nameIn(sent), 'video', { after, pageSize: sent.page_size }),
});

/** The own pins that are on no board. */
export const boardlessPinsGet = definePagedResource({
  name: 'BoardlessPinsResource.get',
  summary: 'The own pins that are on no board, newest first.',
  who: 'person',
  rate: 'read',
  options,
  item: pinAnswer,
  handle: (context, sent, { after }) => {
    const id = sent.user_id ?? sent.userId ?? context.viewer.id;
    return listPinsOf(context, { id }, 'unorganized', { after, pageSize: sent.page_size });
  },
});

/** The own pins that have a price. */
export const userShoppingListGet = definePagedResource({
  name: 'UserShoppingListResource.get',
  summary: 'The own pins that have a price, newest first.',
  who: 'person',
  rate: 'read',
  options,
  item: pinAnswer,
  handle: (context, sent, { after }) => {
    const isNamed = sent.user_id ?? sent.userId ?? sent.username;
    const name = isNamed ? nameIn(sent) : { id: context.viewer.id };
    return listPinsOf(context, name, 'priced', { after, pageSize: sent.page_size });
  },
});
