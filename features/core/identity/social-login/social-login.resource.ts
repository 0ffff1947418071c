import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { beginConnection, beginSocialLogin } from './begin-social-login.service.ts';
import { connectionOf, disconnectAccount } from './connect-account.service.ts';
import { returnFromProvider } from './return-from-provider.service.ts';
import {
  beginOptions,
  connectionAnswer,
  connectOptions,
  returnOptions,
  socialLoginRefusals,
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
