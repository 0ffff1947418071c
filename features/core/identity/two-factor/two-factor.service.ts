import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { loginRequired, type Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById, lockAccount } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, forgetAttempts, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, giveCookies, refusalIn } from '../auth.ts';
import { forgetWaysBack, insertLink, listHeldEmails } from '../mailed-link.store.ts';
import { notePassword, withPassword } from '../password.service.ts';
import { endSessions } from '../session.store.ts';
import { countCode, takeTurn } from './second-step.service.ts';
import { mailTwoFactorChange } from './take-back-two-factor.service.ts';
import { dropSecondFactor, hasSecondFactor } from './two-factor.store.ts';
import type { TwoFactorRefusal } from './two-factor.ts';

/** A longer time would let a reader of old mails bypass the second factor. */
const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

/**
 * Mails that an account's second factor is on, with a link to remove it: a thief's would shut the owner out for ever.
 * Previous addresses get it too while they can be taken back: a thief may have changed the address first.
 */
async function mailNewFactor(context: Context, accountId: Id): Promise<void> {
  const { brandName } = context.config;
  const account = await findAccountById(context.db, accountId);
  if (!account) return;
  // Read in this order, so as not to miss an address given up concurrently.
  const held = await listHeldEmails(context.db, accountId);
  const i18n = await context.texts.in(account.locale);
  await context.db.transaction(async (tx) => {
    await forgetWaysBack(tx, await lockAccount(tx, accountId));
    for (const email of new Set([account.email, ...held])) {
      const back = { kind: 'take-back-two-factor', accountId, address: email } as const;
      const token = await insertLink(tx, { ...back, milliseconds: TAKE_BACK_MS });
      const isLeft = email !== account.email;
      const mail = accountMail(context.config, {
        to: email,
        subject: i18n.t('Two-factor authentication of your {brandName} account is on', { brandName }),
        before: isLeft ? sentencesOfLeft(i18n, brandName) : sentencesOfOn(i18n),
        link: {
          path: `/settings/two-factor-back/?token=${token}${isLeft ? '&address=true' : ''}`,
          label: isLeft ? i18n.t('Undo both changes') : i18n.t('Turn it off again'),
        },
        after: [i18n.t('If this was you, you can delete this email.')],
      });
      await queueMail(context.jobs, tx, mail);
    }
  });
}

const sentencesOfOn = (i18n: ServerI18n) => [
  i18n.t('From now on, logging in requires a code from your authenticator. Keep your recovery codes safe.'),
  i18n.t(
    "If this wasn't you, undo it within a week. This turns off two-factor authentication, restores this address if it was changed, and logs out every device. Then you choose a new password:",
  ),
];

/** Goes to a previous address; its link also undoes the change of address, and expires with that offer. */
const sentencesOfLeft = (i18n: ServerI18n, brandName: string) => [
  i18n.t(
    'The address of your {brandName} account was changed, and logging in now requires a code from an authenticator.',
    { brandName },
  ),
  i18n.t(
    "If this wasn't you, undo both within a week of the address change. This logs out every device and lets you choose a new password:",
  ),
];

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

/** Takes effect once a code confirms it. Calling again replaces the key. */
export async function beginTwoFactor(context: Me, password: string): Promise<Setup | Refused> {
  if (await isTwoFactorOn(context)) return { refused: 'on-already' };
  const { api } = await authOf(context);
  const headers = authHeaders(context.request);
  const made = await withPassword(context, () => api.enableTwoFactor({ body: { password }, headers }));
  const key = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { uri: made.totpURI, key, recoveryCodes: made.backupCodes };
}

/** The session gets a new token. */
export async function proveTwoFactor(context: Me, code: string): Promise<null | Refused> {
  const { viewer, log } = context;
  if (await isTwoFactorOn(context)) return { refused: 'on-already' };
  await requireAttempt(context, [[ATTEMPTS.codeByAccount, viewer.id]], viewer.id);
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
  log.info({ account: viewer.id }, 'two-factor authentication turned on');
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
    const account = await lockAccount(tx, context.viewer.id);
    // The account was taken back just before this session began.
    if (!isStillIn) await endSessions(tx, account.id);
    await forgetWaysBack(tx, account);
    await mailTwoFactorChange(tx, context, context.viewer.id, 'off');
  });
  context.log.info({ account: context.viewer.id }, 'two-factor authentication turned off');
  if (!isStillIn) throw loginRequired();
  return null;
}

/** Refused while one is in use, whose check would overwrite the new ones. */
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
