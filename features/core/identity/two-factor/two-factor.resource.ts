import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { signInRefusals } from '../sign-in/sign-in.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { takeSecondStep } from './second-step.service.ts';
import { takeBackTwoFactor } from './take-back-two-factor.service.ts';
import {
  beginTwoFactor,
  endTwoFactor,
  isTwoFactorOn,
  proveTwoFactor,
  renewRecoveryCodes,
} from './two-factor.service.ts';
import {
  codeOptions,
  secondStepOptions,
  secondStepRefusals,
  takeBackOptions,
  takeBackRefusals,
  twoFactorRefusals,
  withPasswordOptions,
} from './two-factor.ts';

/** Whether signing in requires a code from the viewer. */
export const twoFactorGet = defineResource({
  name: 'TwoFactorResource.get',
  summary: 'Whether logging in requires a code.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.object({ is_on: z.boolean() }),
  handle: async (context) => ({ is_on: await isTwoFactorOn(context) }),
});

/** Makes an authenticator key with recovery codes; nothing changes until a code confirms it. */
export const twoFactorCreate = defineResource({
  name: 'TwoFactorResource.create',
  summary: 'Creates a key for an authenticator app; requires the password.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: withPasswordOptions,
  data: z.object({ uri: z.string(), key: z.string(), recovery_codes: z.array(z.string()) }),
  handle: async (context, { password }) => {
    const made = await beginTwoFactor(context, password);
    if ('refused' in made) throw new Refusal(twoFactorRefusals[made.refused]);
    return { uri: made.uri, key: made.key, recovery_codes: made.recoveryCodes };
  },
});

/** Switches two-factor authentication on, given a code of the new key. */
export const twoFactorUpdate = defineResource({
  name: 'TwoFactorResource.update',
  summary: 'Turns on two-factor authentication with a code of the new key.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: codeOptions,
  data: z.null(),
  handle: async (context, { code }) => {
    const result = await proveTwoFactor(context, code);
    if (result) throw new Refusal(twoFactorRefusals[result.refused]);
    return null;
  },
});

/** Switches two-factor authentication off. */
export const twoFactorDelete = defineResource({
  name: 'TwoFactorResource.delete',
  summary: 'Turns off two-factor authentication; requires the password.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: withPasswordOptions,
  data: z.null(),
  handle: async (context, { password }) => {
    const result = await endTwoFactor(context, password);
    if (result) throw new Refusal(twoFactorRefusals[result.refused]);
    return null;
  },
});

/** New recovery codes, which replace the previous ones. */
export const recoveryCodesCreate = defineResource({
  name: 'RecoveryCodesResource.create',
  summary: 'Creates new recovery codes; requires the password.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: withPasswordOptions,
  data: z.object({ recovery_codes: z.array(z.string()) }),
  handle: async (context, { password }) => {
    const codes = await renewRecoveryCodes(context, password);
    if ('refused' in codes) throw new Refusal(twoFactorRefusals[codes.refused]);
    return { recovery_codes: codes };
  },
});

/** Switches two-factor authentication off by the link that was mailed when it was switched on. */
export const twoFactorBackCreate = defineResource({
  name: 'TwoFactorBackResource.create',
  summary: 'Undoes two-factor authentication with the token of an emailed link.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: takeBackOptions,
  data: z.null(),
  handle: async (context, { token }) => {
    const result = await takeBackTwoFactor(context, token);
    if (result) throw new Refusal(takeBackRefusals[result.refused]);
    return null;
  },
});

/** The second step of signing in, after the right password in this browser. */
export function secondStepCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'SecondFactorResource.create',
    summary: 'Logs in with a code, after the password.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    isNotStored: true,
    options: secondStepOptions,
    data: viewerAnswer,
    handle: async (context, { code, is_recovery_code }) => {
      const result = await takeSecondStep(context, { code, isRecoveryCode: is_recovery_code }, people);
      if ('refused' in result)
        throw new Refusal({ ...signInRefusals, ...secondStepRefusals }[result.refused]);
      return presentViewer(result, context.config.origin);
    },
  });
}
