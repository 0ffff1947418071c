import { z } from 'zod';
import { booleanOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { USER_STATES } from '../person.ts';
import { setState, showStates } from '../person-settings.service.ts';

const answer = z.object({
  add_section_tooltip: z.boolean(),
  merchant_badges_tooltip: z.boolean(),
  business_upsell: z.boolean(),
});

/** Small things remembered for the viewer, such as a hint to show. */
export const userStateGet = defineResource({
  name: 'UserStateResource.get',
  summary: 'Values remembered for the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: answer,
  handle: (context) => showStates(context),
});

/** Sets one of them. */
export const userStateCreate = defineResource({
  name: 'UserStateResource.create',
  summary: 'Remembers a value for the viewer.',
  who: 'person',
  rate: 'write',
  options: z.object({ state: z.enum(USER_STATES), value: booleanOption }),
  data: answer,
  handle: async (context, { state, value }) => {
    await setState(context, state, value);
    return showStates(context);
  },
});
