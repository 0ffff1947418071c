import { z } from 'zod';
import { EVENT_RATE } from '#features/measure/events/event.ts';
import { defineResource } from '#platform/resource/resource.ts';

const MOST_ACTIONS = 100;
const actions = z
  .array(z.union([z.object({ name: z.string().max(200) }), z.string().max(200)]))
  .max(MOST_ACTIONS)
  .nullish();

/** Clients report the steps of signing up and stop if that fails. Nothing is stored: there is no consent yet. */
export const userRegisterTrackActionUpdate = defineResource({
  name: 'UserRegisterTrackActionResource.update',
  summary: 'Accepts reports of the sign-up steps and stores none of them.',
  who: 'anyone',
  rate: EVENT_RATE,
  isUnseen: true,
  options: z.object({ actions, secondStepActions: actions }),
  data: z.null(),
  handle: async () => null,
});
