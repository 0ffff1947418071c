import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import type { Context } from '#platform/resource/context.ts';
import { type FoundAccount, findAccountById, findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS, isWithin, requireAttempt } from '../attempts.service.ts';
import type { AuthPlatform } from '../auth.ts';
import { knownBrowser } from '../known-browser.ts';
import { mailLimitedLogin } from '../limited-login/limited-login.service.ts';
import { insertLink } from '../mailed-link.store.ts';
import { type AskedLink, LINK_KINDS } from './mail-link.ts';

const LINK_MS = 3600 * 1000;

async function mailPasswordReset(
  { config, db, jobs, texts }: AuthPlatform,
  account: FoundAccount,
): Promise<void> {
  const link = { kind: 'reset-password', accountId: account.id, milliseconds: LINK_MS } as const;
  const token = await insertLink(db, link);
  // If the account was taken back while the link was made, this address must not get it.
  if ((await findAccountById(db, account.id))?.email !== account.email) return;
  const i18n = await texts.in(account.locale);
  await queueMail(jobs, db, passwordResetMail(i18n, config, account, token));
}

function passwordResetMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { email: to, username }: FoundAccount,
  token: string,
): Message {
  // Other programs parse this form.
  const query = new URLSearchParams({ e: String(Math.floor((Date.now() + LINK_MS) / 1000)), t: token });
  const link = `${origin}/pw/${username ?? '_'}/?${query}`;
  return {
    to,
    subject: i18n.t('Choose a new {brandName} password', { brandName }),
    text: [
      i18n.t('Someone, hopefully you, asked for a new password for your {brandName} account.', {
        brandName,
      }),
      i18n.t('Choose one here within the next hour:'),
      link,
      i18n.t("If this wasn't you, ignore this email. Your password stays the same."),
    ].join('\n\n'),
  };
}

export type MailingPlatform = AuthPlatform & { clock: Clock };

/**
 * Once strangers have requested too many, sends no more: mailboxes are not flooded, and the links of the last hour
 * still work.
 */
async function sendLink(platform: MailingPlatform, asked: AskedLink): Promise<void> {
  const { kind, login, next, isKnown } = asked;
  const account = await findAccountByLogin(platform.db, login);
  if (!account) return;
  const { id } = account;
  if (!isKnown && !(await isWithin(platform, ATTEMPTS.mailToAccount, `${kind} ${id}`, id))) return;
  if (kind === 'limited-login') await mailLimitedLogin(platform, account, next);
  else await mailPasswordReset(platform, account);
}

/** Looks the account up here and not in the request, so that no answer and no duration reveals who has one. */
export const mailLinkJob = defineJob({
  name: 'identity.mail-link',
  data: z.object({
    kind: z.enum(LINK_KINDS),
    login: z.string(),
    next: z.string().optional(),
    isKnown: z.boolean().optional(),
  }),
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: MailingPlatform, asked) => sendLink(platform, asked),
});

/** Has a link mailed to the account with this login; answers the same, in the same time, if there is none. */
export async function askForLink(context: Context, asked: Omit<AskedLink, 'isKnown'>): Promise<void> {
  const { db, jobs, request } = context;
  const login = asked.login.toLowerCase();
  const account = await findAccountByLogin(db, login);
  const browser = account && (await knownBrowser(context, account.id));
  await requireAttempt(
    context,
    browser
      ? [[ATTEMPTS.mailByBrowser, `${asked.kind} ${browser}`]]
      : [
          [ATTEMPTS.mailByLoginAndAddress, `${asked.kind} ${login} ${networkOf(request.address)}`],
          [ATTEMPTS.mailByAddress, request.address],
        ],
    account?.id,
  );
  await jobs.enqueue(db, mailLinkJob, { ...asked, isKnown: browser !== null });
}
