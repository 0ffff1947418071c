import { parseId } from '#platform/ids/ids.ts';
import { createThrottle } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, COOKIE_PREFIX, refusalIn } from '../auth.ts';
import { enterAccount } from '../enter-account.service.ts';
import { notePassword } from '../password.service.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import type { SessionRow } from '../session.store.ts';
import type { SecondStepRefusal } from './two-factor.ts';

type Refused = { refused: SecondStepRefusal };

/** Our refusals for the library's. Five wrong codes end the step, ten in a row lock it for a while. */
const REFUSALS: Record<string, SecondStepRefusal> = {
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'step-over',
  TOTP_NOT_ENABLED: 'step-over',
  BACKUP_CODES_NOT_ENABLED: 'step-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'step-over',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-codes',
};

export async function takeSecondStep(
  context: Context,
  { code, isRecoveryCode }: { code: string; isRecoveryCode: boolean },
  people: PersonOfAccount,
): Promise<SessionRow | Refused> {
  await requireAttempt(context, [[ATTEMPTS.codeByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const headers = withoutSession(context);
  const call = { body: { code }, headers, returnHeaders: true } as const;
  try {
    const accountId = parseId(await api.readSecondStep({ headers }));
    if (!accountId) return { refused: 'step-over' };
    const isStillGood = await notePassword(context.db, accountId);
    const opened = isRecoveryCode
      ? await takeTurn(context, accountId, () => api.verifyBackupCode(call))
      : await countCode(context, { accountId, code }, () => api.verifyTOTP(call));
    if (!opened) return { refused: 'wrong-code' };
    const { token } = opened.response;
    if (!token) throw new Error('a second step opened no session');
    // Coming back was confirmed along with the password.
    const entered = { token, headers: opened.headers, isStillGood };
    return await enterAccount(context, entered, { isRestoring: true }, people);
  } catch (error) {
    const refusal = await refusalIn(error);
    const reason = REFUSALS[String(refusal?.body?.code)];
    if (reason) return { refused: reason };
    if (refusal?.status === 'CONFLICT') return { refused: 'wrong-code' };
    throw error;
  }
}

/** The code is for the account of the password step, not for one already signed in here. */
function withoutSession({ request }: Context): Headers {
  const headers = authHeaders(request);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  const kept = cookies.filter((cookie) => !cookie.split('=')[0]?.endsWith(`${COOKIE_PREFIX}.session_token`));
  headers.set('cookie', kept.join('; '));
  return headers;
}

type Counting = Pick<Context, 'db' | 'clock' | 'config'>;

/** Longer than a code is accepted: its own 30 seconds and those before and after. */
const USED_CODE = { name: 'used code', most: 1, windowSeconds: 120 };

/**
 * Accepts an authenticator code once, so that an observer cannot reuse it. `act` throws if the code is wrong, which
 * leaves it unused. Null if it was used before.
 */
export async function countCode<T>(
  { db, clock, config }: Counting,
  { accountId, code }: { accountId: string; code: string },
  action: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  const subject = `${accountId} ${code}`;
  // Counted before it is checked, so that only one of two concurrent requests gets in.
  if (!(await throttle.attempt(USED_CODE, subject)).allowed) return null;
  try {
    return await action();
  } catch (error) {
    await throttle.clear(USED_CODE, subject);
    throw error;
  }
}

/** Longer than checking a code takes; after a crash the next try waits this long. */
const CODE_IN_HAND = { name: 'recovery code in hand', most: 1, windowSeconds: 30 };

/**
 * Checks or renews an account's recovery codes one request at a time. The library reads the remaining codes and
 * writes them back without the used one: concurrent requests could use one code twice or restore a used one. Null if
 * another request is running.
 */
export async function takeTurn<T>(
  { db, clock, config }: Counting,
  accountId: string,
  action: () => Promise<T>,
): Promise<T | null> {
  const throttle = createThrottle(db, clock, config.secret);
  if (!(await throttle.attempt(CODE_IN_HAND, accountId)).allowed) return null;
  try {
    return await action();
  } finally {
    await throttle.clear(CODE_IN_HAND, accountId);
  }
}
