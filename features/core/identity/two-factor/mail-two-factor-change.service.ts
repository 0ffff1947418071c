import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { type FoundAccount, findAccountById } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';

type TwoFactorChange = 'off' | 'taken-back' | 'renewed';

/** Notifies an owner who may not have made the change. `tx` is the change's own transaction, where it is ours. */
export async function mailTwoFactorChange(
  tx: Queryable,
  context: Context,
  accountId: Id,
  notifications: TwoFactorChange,
): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (!account) return;
  const words = await textOf(context, account, notifications);
  await queueMail(context.jobs, tx, accountMail(context.config, { to: account.email, ...words }));
}

/** A new password shuts out others. */
async function textOf({ config, texts }: Context, { locale }: FoundAccount, notifications: TwoFactorChange) {
  const { brandName } = config;
  const i18n = await texts.in(locale);
  const link = { path: '/password-reset/', label: i18n.t('Choose a new password') };
  if (notifications === 'renewed') {
    return {
      subject: i18n.t('Your {brandName} account has new recovery codes', { brandName }),
      before: [
        i18n.t('The old recovery codes no longer work.'),
        i18n.t("If this wasn't you, choose a new password now, and create new codes:"),
      ],
      link,
    };
  }
  return {
    subject: i18n.t('Two-factor authentication of your {brandName} account is off', { brandName }),
    before:
      notifications === 'taken-back'
        ? [
            i18n.t('Every device is logged out, and the old password no longer works.'),
            i18n.t('Choose a new one to log in:'),
          ]
        : [
            i18n.t('From now on your password alone is enough to log in.'),
            i18n.t("If this wasn't you, choose a new password now, and turn it on again:"),
          ],
    link,
  };
}
