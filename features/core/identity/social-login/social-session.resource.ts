import { Refusal, type RefusalDetails } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { registerRefusal } from '../register/register.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { goOnBySocial } from './enter-by-social.service.ts';
import { registerBySocial } from './register-by-social.service.ts';
import { enterOptions, socialLoginRefusals, socialRegisterOptions, stepAnswer } from './social-login.ts';

/** Continues a social login: with the password of an account, or with the confirmation to come back. */
export function socialSessionCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'SocialSessionResource.create',
    summary:
      'Connects the account of the same mail address by its password, or comes back to one that was left.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    options: enterOptions,
    data: stepAnswer,
    handle: async (context, { password, restore }) => {
      const result = await goOnBySocial(context, { password, restore }, people);
      if ('refused' in result) throw new Refusal(socialLoginRefusals[result.refused]);
      return result;
    },
  });
}

/** Signing up with what the other site sent; also signs in. */
export function socialRegisterCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'SocialRegisterResource.create',
    summary: 'Creates an account after a login at another site, and logs in.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    options: socialRegisterOptions,
    data: viewerAnswer,
    handle: async (context, told) => {
      const result = await registerBySocial(context, told, people);
      if (!('refused' in result)) return presentViewer(result, context.config.origin);
      throw new Refusal(detailsOf(result));
    },
  });
}

type Refused = Extract<Awaited<ReturnType<typeof registerBySocial>>, { refused: string }>;

function detailsOf(result: Refused): RefusalDetails {
  switch (result.refused) {
    case 'email-missing':
      return {
        kind: 'invalid',
        reason: 'invalid-email',
        message: 'Enter your email address.',
        field: 'email',
      };
    case 'too-young':
    case 'username-fault':
    case 'password-fault':
    case 'email-taken':
    case 'username-taken':
      return registerRefusal(result);
    default:
      return socialLoginRefusals[result.refused];
  }
}
