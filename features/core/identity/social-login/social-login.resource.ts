import { z } from 'zod';
import { Refusal, type RefusalDetails } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { registerRefusal } from '../register/register.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { connectionOf, disconnectAccount } from './connect-account.service.ts';
import { goOnBySocial } from './enter-by-social.service.ts';
import { registerBySocial } from './register-by-social.service.ts';
import { beginConnection, beginSocialLogin, returnFromProvider } from './return-from-provider.service.ts';
import {
  beginOptions,
  connectionAnswer,
  connectOptions,
  enterOptions,
  returnOptions,
  socialLoginRefusals,
  socialRegisterOptions,
  stepAnswer,
} from './social-login.ts';

const addressAnswer = z.object({
  url: z.string(),
});

/** Begins to sign in with the operator's chosen site. */
export const socialLoginCreate = defineResource({
  name: 'SocialLoginResource.create',
  summary: 'Starts a login with another site, by OpenID Connect.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: beginOptions,
  data: addressAnswer,
  handle: async (context, { next }) => {
    const result = await beginSocialLogin(context, next);
    if ('refused' in result) throw new Refusal(socialLoginRefusals[result.refused]);
    return result;
  },
});

/** Continues when the person returns from it. */
export function socialLoginUpdate(people: PersonOfAccount) {
  return defineResource({
    name: 'SocialLoginResource.update',
    summary: 'Continues after a login at another site: logs in, or says what is needed next.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    // It holds the other site's code.
    secrets: ['query'],
    options: returnOptions,
    data: stepAnswer,
    handle: async (context, { query }) => {
      const result = await returnFromProvider(context, query, people);
      if ('refused' in result) throw new Refusal(socialLoginRefusals[result.refused]);
      return result;
    },
  });
}

/** Whether the viewer signs in with the other site, and also has a password. */
export const socialConnectionGet = defineResource({
  name: 'SocialConnectionResource.get',
  summary: 'Whether the viewer\u2019s account is connected to another site.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: connectionAnswer,
  handle: (context) => connectionOf(context),
});

/** Begins to connect the viewer's account with the other site; requires the password. */
export const socialConnectionCreate = defineResource({
  name: 'SocialConnectionResource.create',
  summary: 'Starts to connect the viewer\u2019s account to another site; requires the password.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: connectOptions,
  data: addressAnswer,
  handle: async (context, { password }) => {
    const result = await beginConnection(context, password);
    if ('refused' in result) throw new Refusal(socialLoginRefusals[result.refused]);
    return result;
  },
});

/** Removes the connection; requires the password, which is then the only way to sign in. */
export const socialConnectionDelete = defineResource({
  name: 'SocialConnectionResource.delete',
  summary: 'Disconnects the viewer\u2019s account from another site; requires the password.',
  who: 'person',
  rate: ACCOUNT_RATE,
  options: connectOptions,
  data: z.null(),
  handle: async (context, { password }) => {
    const result = await disconnectAccount(context, password);
    if (result) throw new Refusal(socialLoginRefusals[result.refused]);
    return null;
  },
});

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
