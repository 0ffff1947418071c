import { z } from 'zod';
import { EVENT_RATE } from '#features/measure/events/event.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { openSession } from '../enter-account.service.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { checkRegister, localeFor, register } from './register.service.ts';
import { registerCheckAnswer, registerCheckOptions, registerOptions, registerRefusal } from './register.ts';

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

/** Signs up and signs in. */
export function userRegisterCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'UserRegisterResource.create',
    summary: 'Creates an account and logs in.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    options: registerOptions,
    data: viewerAnswer,
    handle: async (context, options) => {
      await requireAttempt(context, [[ATTEMPTS.registerByAddress, context.request.address]]);
      const country = options.country ?? context.viewer.country;
      const result = await register(context, { ...options, country, ...localeFor(context) }, people);
      if ('refused' in result) throw new Refusal(registerRefusal(result));
      return presentViewer(await openSession(context, result.id), context.config.origin);
    },
  });
}

/** Lists all problems of a sign-up form before an account is made. Throttled, as it reveals who has an account. */
export const registerCheckCreate = defineResource({
  name: 'RegisterCheckResource.create',
  summary: 'Validates a sign-up form without creating an account.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: registerCheckOptions,
  data: registerCheckAnswer,
  handle: async (context, told) => {
    await requireAttempt(context, [[ATTEMPTS.existsByAddress, context.request.address]]);
    return checkRegister(context, told);
  },
});
