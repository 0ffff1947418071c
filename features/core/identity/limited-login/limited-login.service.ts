import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { type FoundAccount, findAccountById, findPasswordMark } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { type AuthPlatform, authHeaders, authOf, giveCookies } from '../auth.ts';
import { rememberBrowser } from '../known-browser.ts';
import { consumeLink, findLink, insertLink } from '../mailed-link.store.ts';
import { notePassword } from '../password.service.ts';
import { endSession, findSession, type SessionRow } from '../session.store.ts';
import { suspended } from '../shut-out.service.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';
import type { LimitedLoginRefusal } from './limited-login.ts';

/** Opens a limited login. If somebody is signed in, they stay so and the link is not used up. */
export async function redeemLimitedLogin(
  context: Context,
  token: string,
): Promise<SessionRow | { refused: LimitedLoginRefusal }> {
  if (context.viewer.kind === 'person') return { refused: 'already-signed-in' };
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'limited-login');
  if (!link) return { refused: 'link-invalid' };
  const isSamePassword = await notePassword(context.db, link.accountId);
  if (!(await consumeLink(context.db, link.id))) return { refused: 'link-invalid' };
  const { api } = await authOf(context);
  const { response, headers } = await api.startLimitedSession({
    body: { accountId: link.accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  const session = await findSession(context.db, response.token);
  if (!session) return { refused: 'link-invalid' };
  if (session.standing !== 'good') {
    await endSession(context.db, session.id, session.sessionId);
    if (session.standing === 'suspended') throw await suspended(context, session.id);
    return { refused: 'link-invalid' };
  }
  const mark = await findPasswordMark(context.db, session.id);
  // The second factor was enabled after the link was mailed, or all sessions ended while it was used.
  if ((await hasSecondFactor(context.db, session.id)) || !(await isSamePassword())) {
    await endSession(context.db, session.id, session.sessionId);
    return { refused: 'link-invalid' };
  }
  giveCookies(context, headers, { isLimited: true });
  rememberBrowser(context, session.id, mark);
  return session;
}

const LINK_MS = 3 * 24 * 3600 * 1000;

export async function mailLimitedLogin(
  platform: AuthPlatform,
  account: FoundAccount,
  next: string | undefined,
): Promise<void> {
  const { config, db, jobs, texts } = platform;
  const { brandName, origin } = config;
  const i18n = await texts.in(account.locale);
  if (await hasSecondFactor(db, account.id)) {
    await queueMail(jobs, db, noLimitedLoginMail(i18n, config, account.email));
    return;
  }
  const link = { kind: 'limited-login', accountId: account.id, milliseconds: LINK_MS } as const;
  const token = await insertLink(db, link);
  // If the account was taken back while the link was made, this address must not get it.
  if ((await findAccountById(db, account.id))?.email !== account.email) return;
  const query = new URLSearchParams({ token, ...(next && { next }) });
  await queueMail(jobs, db, {
    to: account.email,
    subject: i18n.t('Your link to {brandName}', { brandName }),
    text: [
      i18n.t(
        'Use this link to look around your {brandName} account. It works once and expires after three days:',
        {
          brandName,
        },
      ),
      `${origin}/limited-login/?${query}`,
      i18n.t(
        "You'll need your password to change anything. If you didn't ask for this link, ignore this email.",
      ),
    ].join('\n\n'),
  });
}

/** With a second factor, a mailed link alone must not let anybody in. */
function noLimitedLoginMail(i18n: ServerI18n, config: AuthPlatform['config'], to: string): Message {
  const { brandName } = config;
  return accountMail(config, {
    to,
    subject: i18n.t('Log in to {brandName}', { brandName }),
    before: [
      i18n.t(
        'Someone asked for a limited login link. Your account has none, because logging in requires a code.',
      ),
    ],
    link: { path: '/login/', label: i18n.t('Log in') },
    after: [i18n.t("If you didn't ask for this, ignore this email.")],
  });
}
