import type { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { openSession } from '../enter-account.service.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { localeFor, registerWith, type WayIn } from '../register/register.service.ts';
import type { RegisterRefusal } from '../register/register.ts';
import type { SessionRow } from '../session.store.ts';
import { findPendingStep, forgetStep } from './pending-step.service.ts';
import { connect, consumeStep } from './social-login.store.ts';
import { type SocialLoginRefusal, socialLoginRefusals, type socialRegisterOptions } from './social-login.ts';
import type { ProvenStep } from './social-step.ts';

type Told = z.output<typeof socialRegisterOptions>;
type Refused = RegisterRefusal | { refused: SocialLoginRefusal | 'email-missing' };

export async function registerBySocial(
  context: Context,
  told: Told,
  people: PersonOfAccount,
): Promise<SessionRow | Refused> {
  await requireAttempt(context, [[ATTEMPTS.registerByAddress, context.request.address]]);
  const pending = await findPendingStep(context);
  if (pending?.step.kind !== 'proven') return { refused: 'step-over' };
  const { identity } = pending.step;
  const email = identity.isEmailConfirmed ? identity.email : (told.email ?? identity.email);
  if (!email) return { refused: 'email-missing' };
  const person = {
    ...told,
    email,
    full_name: '',
    country: told.country ?? context.viewer.country,
    ...localeFor(context),
  };
  const way = wayOf(pending.id, pending.step);
  const made = await registerWith(context, person, people, () => Promise.resolve(way));
  if ('refused' in made) return made;
  await forgetStep(context);
  context.log.info({ account: made.id }, 'account created with another site');
  return openSession(context, made.id);
}

/** The new account consumes the step, so that only one of two concurrent requests makes it. */
function wayOf(stepId: Id, { identity }: ProvenStep): WayIn {
  return {
    isEmailConfirmed: identity.isEmailConfirmed,
    add: async (tx, account, now) => {
      if (!(await consumeStep(tx, stepId))) throw new Refusal(socialLoginRefusals['step-over']);
      if (!(await connect(tx, account, { ...identity, now })))
        throw new Refusal(socialLoginRefusals['connected-elsewhere']);
    },
  };
}
