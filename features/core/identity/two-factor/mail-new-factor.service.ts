import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountById, lockAccount } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { forgetWaysBack, insertLink, listHeldEmails } from '../mailed-link.store.ts';

/** A longer time would let a reader of old mails bypass the second factor. */
const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

/**
 * Mails that an account's second factor is on, with a link to remove it: a thief's would shut the owner out for ever.
 * Previous addresses get it too while they can be taken back: a thief may have changed the address first.
 */
export async function mailNewFactor(context: Context, accountId: Id): Promise<void> {
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
          label: isLeft ? i18n.t('Undo both changes') : i18n.t('Switch it off again'),
        },
        after: [i18n.t('If it was you, delete this email.')],
      });
      await queueMail(context.jobs, tx, mail);
    }
  });
}

const sentencesOfOn = (i18n: ServerI18n) => [
  i18n.t('From now on, logging in requires a code from your authenticator. Keep your recovery codes safe.'),
  i18n.t(
    'If it was not you, take it back within a week. This switches it off, gives you this address back where it was changed, and logs out everybody. Then you choose a new password:',
  ),
];

/** For a previous address: the link works as long as the one that undoes the change of address, and undoes it too. */
const sentencesOfLeft = (i18n: ServerI18n, brandName: string) => [
  i18n.t(
    'The address of your {brandName} account was changed, and logging in now requires a code from an authenticator.',
    { brandName },
  ),
  i18n.t(
    'If it was not you, take both back within a week of the change of the address; this logs out everybody, and you choose a new password:',
  ),
];
