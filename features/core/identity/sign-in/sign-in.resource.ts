import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { signIn } from './sign-in.service.ts';
import { signInOptions, signInRefusals } from './sign-in.ts';

/** Signing in with a password. */
export function userSessionCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'UserSessionResource.create',
    summary: 'Logs in with a username or email address and a password.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    givesCsrfCookie: true,
    options: signInOptions,
    data: viewerAnswer,
    handle: async (context, options) => {
      const result = await signIn(context, options, people);
      if ('refused' in result) throw new Refusal(signInRefusals[result.refused]);
      return presentViewer(result, context.config.origin);
    },
  });
}
