import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findPasswordMark } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { requirePassword } from '../password.service.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { connectAccount } from './connect-account.service.ts';
import { enterBySocial } from './enter-by-social.service.ts';
import { addressAtProvider, identityFrom } from './openid.service.ts';
import { findPendingStep, keepStep } from './pending-step.service.ts';
import { consumeStep } from './social-login.store.ts';
import type { SocialLoginRefusal, StepAnswer } from './social-login.ts';
import { answerOf, type BegunStep, type ProvenStep } from './social-step.ts';

type Refused = { refused: SocialLoginRefusal };

/** Makes nothing for a new person until they answer. Without a query, returns the current step again. */
export async function returnFromProvider(
  context: Context,
  query: string | undefined,
  people: PersonOfAccount,
): Promise<StepAnswer | Refused> {
  await requireAttempt(context, [[ATTEMPTS.socialByAddress, context.request.address]]);
  const pending = await findPendingStep(context);
  if (!pending) return { refused: 'step-over' };
  if (pending.step.kind === 'proven')
    return enterBySocial(context, { ...pending, step: pending.step }, people);
  if (query === undefined) return { refused: 'step-over' };
  const accountId = parseId(pending.step.accountId ?? undefined);
  // Read before the step is consumed: after that, changing the password no longer ends the step.
  const mark = await findPasswordMark(context.db, accountId);
  const proven = await prove(context, { id: pending.id, step: pending.step }, query);
  if ('refused' in proven) return proven;
  if (accountId) return connectReturned(context, { accountId, mark }, proven);
  const id = await keepStep(context, proven);
  return enterBySocial(context, { id, step: proven }, people);
}

async function prove(
  context: Context,
  { id, step }: { id: Id; step: BegunStep },
  query: string,
): Promise<ProvenStep | Refused> {
  const { config, clock, log } = context;
  if (!config.oidc) return { refused: 'no-provider' };
  if (!(await consumeStep(context.db, id))) return { refused: 'step-over' };
  const identity = await identityFrom({ config, clock, oidc: config.oidc, log }, query, step);
  if (typeof identity === 'string') return { refused: identity };
  return { kind: 'proven', identity, next: step.next };
}

/** It connects only the account that requested it, while that is the current one. */
async function connectReturned(
  context: Context,
  { accountId, mark }: { accountId: Id; mark: string | null },
  proven: ProvenStep,
): Promise<StepAnswer | Refused> {
  const { viewer } = context;
  if (viewer.kind !== 'person' || viewer.id !== accountId) return { refused: 'step-over' };
  const refused = await connectAccount(context, { accountId, mark }, proven.identity);
  return refused ?? answerOf('connected', proven);
}

type Begun = { url: string } | { refused: SocialLoginRefusal };

export function beginSocialLogin(context: Context, next: string | null): Promise<Begun> {
  return begin(context, { next, accountId: null });
}

/** Requires the password: an open session must not be enough to add a permanent way to sign in. */
export async function beginConnection(context: ContextFor<'person'>, password: string): Promise<Begun> {
  if (!context.config.oidc) return { refused: 'no-provider' };
  await requirePassword(context, password);
  return begin(context, { next: null, accountId: context.viewer.id });
}

async function begin(
  context: Context,
  what: { next: string | null; accountId: string | null },
): Promise<Begun> {
  const { config, clock, log, request } = context;
  const { oidc } = config;
  if (!oidc) return { refused: 'no-provider' };
  await requireAttempt(context, [[ATTEMPTS.socialByAddress, request.address]]);
  const address = await addressAtProvider({ config, clock, oidc }).catch((error: unknown) => {
    // Whatever is wrong with the provider, people can still sign in with a password.
    log.warn({ err: error }, 'the OpenID Connect provider cannot be reached');
    return null;
  });
  if (!address) return { refused: 'provider-failed' };
  await keepStep(context, { kind: 'begun', ...address.checks, ...what });
  return { url: address.url };
}
