import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountById, findStanding, forgetLinks } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { endLinkInto } from '../linked-business.service.ts';
import { endSessions } from '../session.store.ts';
import { disconnect } from '../social-login/social-login.store.ts';
import { changeEmail, findEmail } from './change-email.store.ts';
import type { ChangeEmailRefusal } from './change-email.ts';

const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

/** Ends the value of a link that gives an account the address back that it had before. */
const TAKES_BACK = 'back';

const UNIQUE_VIOLATION = '23505';

type Confirmed = { isTakenBack: boolean } | { refused: ChangeEmailRefusal };

/**
 * Gives an account the address that a link stands for. The old one is told, with a link that takes the change back for
 * a week: that one also ends all sessions and all other ways in, as somebody else may have made them.
 */
export async function confirmEmail(context: Context, token: string): Promise<Confirmed> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const value = await api.redeemLink({ body: { purpose: 'email', token } });
  const [id, email = '', act] = value?.split(' ') ?? [];
  const accountId = parseId(id);
  if (!accountId) return { refused: 'link-invalid' };
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') return { refused: 'account-suspended' };
  const isTakenBack = act === TAKES_BACK;
  const old = standing && (await giveAddress(context, accountId, { email, isTakenBack }));
  if (!old) return { refused: 'link-invalid' };
  context.log.info({ account: accountId, isTakenBack }, 'mail address changed');
  if (!isTakenBack && old !== email) await tellOldAddress(context, accountId, old);
  return { isTakenBack };
}

/** Answers the address before; null where the new one is somebody's by now. */
async function giveAddress(
  context: Context,
  accountId: Id,
  { email, isTakenBack }: { email: string; isTakenBack: boolean },
): Promise<string | null> {
  const old = await findEmail(context.db, accountId);
  const change = async (tx: Transaction) => {
    if (!(await changeEmail(tx, accountId, email))) return null;
    // What was mailed to the old address opens the account no more, but for what takes the change back.
    await forgetLinks(tx, accountId, isTakenBack ? null : TAKES_BACK);
    if (isTakenBack) {
      await endSessions(tx, accountId);
      await endLinkInto(tx, context, accountId);
      await disconnect(tx, accountId);
    }
    return old?.email ?? null;
  };
  return context.db.transaction(change).catch((error: unknown) => {
    // Of two who get one address at this moment the unique index lets one through.
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  });
}

async function tellOldAddress(context: Context, accountId: Id, old: string): Promise<void> {
  const { config, db, jobs, texts } = context;
  const { api } = await authOf(context);
  const account = await findAccountById(db, accountId);
  const i18n = await texts.in(account?.locale ?? null);
  const { brandName } = config;
  const value = `${accountId} ${old} ${TAKES_BACK}`;
  const { token } = await api.makeLink({ body: { purpose: 'email', value, milliseconds: TAKE_BACK_MS } });
  const mail = accountMail(config, {
    to: old,
    subject: i18n.t('Your {brandName} account has another address', { brandName }),
    before: [
      i18n.t('The address of your {brandName} account was changed. From now on its mails go elsewhere.', {
        brandName,
      }),
      i18n.t(
        'If it was not you, take it back within a week; this logs out everybody, and you choose a new password:',
      ),
    ],
    link: {
      path: `/settings/confirm-email/?token=${token}&back=true`,
      label: i18n.t('Take my address back'),
    },
    after: [i18n.t('If it was you, do nothing.')],
  });
  await queueMail(jobs, db, mail);
}
