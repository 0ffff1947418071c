import { loginRequired, type Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockAccount } from '../account.store.ts';
import { ATTEMPTS, forgetAttempts, requireAttempt } from '../attempts.service.ts';
import { authOf, refusalIn } from '../auth.ts';
import { authHeaders, giveCookies } from '../auth-headers.ts';
import { forgetWaysBack } from '../mailed-link.store.ts';
import { notePassword } from '../note-password.service.ts';
import { withPassword } from '../require-password.service.ts';
import { endSessions } from '../session.store.ts';
import { countCode, takeTurn } from './count-code.service.ts';
import { mailNewFactor } from './mail-new-factor.service.ts';
import { mailTwoFactorChange } from './mail-two-factor-change.service.ts';
import { dropSecondFactor, hasSecondFactor } from './two-factor.store.ts';
import type { TwoFactorRefusal } from './two-factor.ts';

type Me = ContextFor<'person'>;
type Refused = { refused: TwoFactorRefusal };

export interface Setup {
  uri: string;
  key: string;
  recoveryCodes: string[];
}

export function isTwoFactorOn({ db, viewer }: Me): Promise<boolean> {
  return hasSecondFactor(db, viewer.id);
}

/** Makes an authenticator key, which takes effect once a code confirms it. Calling again replaces the key. */
export async function beginTwoFactor(context: Me, password: string): Promise<Setup | Refused> {
  if (await isTwoFactorOn(context)) return { refused: 'on-already' };
  const { api } = await authOf(context);
  const headers = authHeaders(context.request);
  const made = await withPassword(context, () => api.enableTwoFactor({ body: { password }, headers }));
  const key = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { uri: made.totpURI, key, recoveryCodes: made.backupCodes };
}

/** Switches it on, given a code of the new key; the session gets a new token. */
export async function proveTwoFactor(context: Me, code: string): Promise<null | Refused> {
  const { viewer, log } = context;
  if (await isTwoFactorOn(context)) return { refused: 'on-already' };
  await requireAttempt(context, [[ATTEMPTS.codeByAccount, viewer.id]]);
  const { api } = await authOf(context);
  const isSamePassword = await notePassword(context.db, viewer.id);
  try {
    const call = { body: { code }, headers: authHeaders(context.request), returnHeaders: true } as const;
    const told = { accountId: viewer.id, code };
    const proven = await countCode(context, told, () => api.verifyTOTP(call));
    if (!proven) return { refused: 'wrong-code' };
    if (!(await isSamePassword())) throw await undone(context);
    giveCookies(context, proven.headers);
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_CODE') return { refused: 'wrong-code' };
    if (refusal?.body?.code === 'TOTP_NOT_ENABLED') return { refused: 'not-on' };
    if (refusal?.status === 'UNAUTHORIZED') throw loginRequired();
    throw error;
  }
  await forgetAttempts(context, [[ATTEMPTS.codeByAccount, viewer.id]]);
  log.info({ account: viewer.id }, 'two-factor authentication switched on');
  await mailNewFactor(context, viewer.id);
  return null;
}

/** The account was taken back just before: neither the factor nor this session may outlive that. */
async function undone({ db, viewer }: Me): Promise<Refusal> {
  await db.transaction(async (tx) => {
    await dropSecondFactor(tx, await lockAccount(tx, viewer.id));
    await endSessions(tx, viewer.id);
  });
  return loginRequired();
}

/** Switches it off; the session gets a new token. */
export async function endTwoFactor(context: Me, password: string): Promise<null | Refused> {
  if (!(await isTwoFactorOn(context))) return { refused: 'not-on' };
  const { api } = await authOf(context);
  const call = { headers: authHeaders(context.request), returnHeaders: true } as const;
  const isSamePassword = await notePassword(context.db, context.viewer.id);
  const { headers } = await withPassword(context, () =>
    api.disableTwoFactor({ body: { password }, ...call }),
  );
  const isStillIn = await isSamePassword();
  if (isStillIn) giveCookies(context, headers);
  await context.db.transaction(async (tx) => {
    // The account was taken back just before this session began.
    if (!isStillIn) await endSessions(tx, context.viewer.id);
    await forgetWaysBack(tx, await lockAccount(tx, context.viewer.id));
    await mailTwoFactorChange(tx, context, context.viewer.id, 'off');
  });
  context.log.info({ account: context.viewer.id }, 'two-factor authentication switched off');
  if (!isStillIn) throw loginRequired();
  return null;
}

/** Replaces the recovery codes. Refused while one is in use, whose check would overwrite the new ones. */
export async function renewRecoveryCodes(context: Me, password: string): Promise<string[] | Refused> {
  if (!(await isTwoFactorOn(context))) return { refused: 'not-on' };
  const { api } = await authOf(context);
  const headers = authHeaders(context.request);
  const made = await takeTurn(context, context.viewer.id, () =>
    withPassword(context, () => api.generateBackupCodes({ body: { password }, headers })),
  );
  if (!made) return { refused: 'code-in-hand' };
  context.log.info({ account: context.viewer.id }, 'recovery codes renewed');
  await mailTwoFactorChange(context.db, context, context.viewer.id, 'renewed');
  return made.backupCodes;
}
