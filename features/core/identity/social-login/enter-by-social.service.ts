import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountByLogin, findPasswordMark, findStanding } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, giveCookies } from '../auth.ts';
import { enterAccount } from '../enter-account.service.ts';
import { isToBeErased } from '../leave-account/leave-account.store.ts';
import { requirePasswordOf } from '../password.service.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import { suspended } from '../shut-out.service.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';
import { connectAccount } from './connect-account.service.ts';
import { findPendingStep, finishStep } from './pending-step.service.ts';
import { findConnected } from './social-login.store.ts';
import type { SocialIdentity, SocialLoginRefusal, StepAnswer } from './social-login.ts';
import { answerOf, type ProvenStep } from './social-step.ts';

type Refused = { refused: SocialLoginRefusal };
type Pending = { id: Id; step: ProvenStep };

/**
 * An equal confirmed address alone never connects an account: its holder at the provider may not be the one
 * who made the account here.
 */
export async function enterBySocial(
  context: Context,
  { id, step }: Pending,
  people: PersonOfAccount,
  isRestoring = false,
): Promise<StepAnswer | Refused> {
  const { db } = context;
  const accountId = await findConnected(db, step.identity);
  if (!accountId) return answerOf((await hasOwner(context, step.identity)) ? 'password' : 'sign-up', step);
  const standing = await findStanding(db, accountId);
  if (!standing) return { refused: 'step-over' };
  if (standing === 'suspended') throw await suspended(context, accountId);
  if (standing === 'deactivated' && !isRestoring)
    return answerOf((await isToBeErased(db, accountId)) ? 'leaving' : 'come-back', step);
  if (!(await finishStep(context, id))) return { refused: 'step-over' };
  const isStillGood = async () => (await findConnected(db, step.identity)) === accountId;
  if (await hasSecondFactor(db, accountId)) {
    const headers = await askForCode(context, accountId);
    if (!(await isStillGood())) return { refused: 'step-over' };
    giveCookies(context, headers);
    return answerOf('code', step);
  }
  return (await open(context, { accountId, isStillGood }, isRestoring, people)) ?? answerOf('in', step);
}

export async function goOnBySocial(
  context: Context,
  { password, restore }: { password: string | undefined; restore: boolean },
  people: PersonOfAccount,
): Promise<StepAnswer | Refused> {
  const { request } = context;
  await requireAttempt(context, [[ATTEMPTS.socialByAddress, request.address]]);
  const pending = await findPendingStep(context);
  if (pending?.step.kind !== 'proven') return { refused: 'step-over' };
  const { id, step } = pending;
  if (password !== undefined) {
    const refused = await connectOwner(context, step.identity, password);
    if (refused) return refused;
  }
  return enterBySocial(context, { id, step }, people, restore);
}

const ownerOf = ({ db }: Context, { email, isEmailConfirmed }: SocialIdentity) =>
  email && isEmailConfirmed ? findAccountByLogin(db, email) : null;

const hasOwner = async (context: Context, identity: SocialIdentity) =>
  (await ownerOf(context, identity)) !== null;

async function connectOwner(
  context: Context,
  identity: SocialIdentity,
  password: string,
): Promise<Refused | null> {
  const owner = await ownerOf(context, identity);
  if (!owner) return { refused: 'step-over' };
  const accountId = owner.id;
  const mark = await findPasswordMark(context.db, accountId);
  await requirePasswordOf(context, { accountId, password }, "This isn't the account's password.");
  if ((await findStanding(context.db, accountId)) === 'suspended') throw await suspended(context, accountId);
  return connectAccount(context, { accountId, mark }, identity);
}

/** A second factor is required after any first one. Returns the cookie that names the account. */
async function askForCode(context: Context, accountId: Id): Promise<Headers> {
  const { api } = await authOf(context);
  const { headers } = await api.askForSecondStep({
    body: { accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  return headers;
}

async function open(
  context: Context,
  { accountId, isStillGood }: { accountId: Id; isStillGood(): Promise<boolean> },
  isRestoring: boolean,
  people: PersonOfAccount,
): Promise<Refused | null> {
  const { api } = await authOf(context);
  const { response, headers } = await api.startSession({
    body: { accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  const opened = { token: response.token, headers, isStillGood };
  const entered = await enterAccount(context, opened, { isRestoring }, people);
  return 'refused' in entered ? { refused: 'step-over' } : null;
}
