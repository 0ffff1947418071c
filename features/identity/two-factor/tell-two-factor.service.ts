import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { type FoundAccount, findAccountById, takesFactorBack } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { authOf } from '../auth.ts';
import { forgetWaysBack } from './two-factor.store.ts';

/** Longer would let whoever reads old mails pass the second factor by. */
const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

/** What has happened to the second factor of an account. */
type TwoFactorNews = 'on' | 'off' | 'renewed';

/** Who did not do it themselves must hear of it, and where they are shut out by it, have a way back. */
export async function tellTwoFactor(context: Context, accountId: Id, news: TwoFactorNews): Promise<void> {
  const account = await findAccountById(context.db, accountId);
  if (!account) return;
  const words = news === 'on' ? await wordsOfOn(context, account) : await wordsOf(context, account, news);
  await queueMail(context.jobs, context.db, accountMail(context.config, { to: account.email, ...words }));
}

async function wordsOfOn(context: Context, { id, email, locale }: FoundAccount) {
  const { brandName } = context.config;
  const i18n = await context.texts.in(locale);
  const { api } = await authOf(context);
  await context.db.transaction((tx) => forgetWaysBack(tx, id));
  const value = `${id} ${takesFactorBack(email)}`;
  const { token } = await api.makeLink({
    body: { purpose: 'two-factor', value, milliseconds: TAKE_BACK_MS },
  });
  return {
    subject: i18n.t('Two-factor authentication of your {brandName} account is on', { brandName }),
    before: [
      i18n.t('From now on logging in asks for a code of your authenticator. Keep your recovery codes safe.'),
      i18n.t(
        'If it was not you, take it back within a week; this switches it off and logs out everybody, and you choose a new password:',
      ),
    ],
    link: {
      path: `/settings/two-factor-back/?token=${token}`,
      label: i18n.t('Switch it off again'),
    },
    after: [i18n.t('If it was you, do nothing, and delete this mail.')],
  };
}

/** Whoever can choose a new password shuts others out by it. */
async function wordsOf({ config, texts }: Context, { locale }: FoundAccount, news: 'off' | 'renewed') {
  const { brandName } = config;
  const i18n = await texts.in(locale);
  const link = { path: '/password-reset/', label: i18n.t('Choose a new password') };
  if (news === 'renewed') {
    return {
      subject: i18n.t('Your {brandName} account has new recovery codes', { brandName }),
      before: [
        i18n.t('The recovery codes before count no more.'),
        i18n.t('If it was not you, choose a new password now, and make new codes:'),
      ],
      link,
    };
  }
  return {
    subject: i18n.t('Two-factor authentication of your {brandName} account is off', { brandName }),
    before: [
      i18n.t('From now on your password alone is enough to log in.'),
      i18n.t('If it was not you, choose a new password now, and switch it on again:'),
    ],
    link,
  };
}
