import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { personNameIn, personNameOptions } from '../person-name-options.ts';
import { personProfile } from '../wire/person-answer.ts';
import { PERSON_FIELD_SETS } from '../wire/person-field-sets.ts';
import { presentProfile } from '../wire/profile.view.ts';
import { showProfile } from './show-profile.service.ts';

/** A person by id or username, in any case; previous usernames work too. */
export const userGet = defineResource({
  name: 'UserResource.get',
  summary: 'A person as the viewer sees them.',
  who: 'anyone',
  rate: 'read',
  options: z.object({
    ...personNameOptions,
    ...partOptions(PERSON_FIELD_SETS, personProfile),
    is_mobile_fork: booleanOption.optional(),
    get_page_metadata: booleanOption.optional(),
    invite_code: z.string().max(200).nullish(),
  }),
  data: personProfile,
  fieldSets: PERSON_FIELD_SETS,
  handle: async (context, { is_mobile_fork, get_page_metadata, invite_code, ...name }) => {
    const shown = await showProfile(context, personNameIn(name), invite_code || null);
    return presentProfile(context, shown, {
      isForPhone: is_mobile_fork ?? false,
      hasPageMetadata: get_page_metadata ?? false,
    });
  },
});
