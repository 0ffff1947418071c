import type { Clock } from '#platform/clock/clock.ts';
import { createThrottle } from '#platform/rate/throttle.ts';
import { findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS } from '../attempts.service.ts';
import type { AuthPlatform } from '../auth.ts';
import { mailLimitedLogin } from '../limited-login/limited-login-mail.service.ts';
import { mailPasswordReset } from '../reset-password/mail-password-reset.service.ts';
import type { AskedLink } from './mail-link.ts';

export type MailingPlatform = AuthPlatform & { clock: Clock };

/**
 * Mails a link to the account with this login, if any. Once strangers have requested too many, sends no more:
 * mailboxes are not flooded, and the links of the last hour still work.
 */
export async function sendLink(platform: MailingPlatform, asked: AskedLink): Promise<void> {
  const { kind, login, next, isKnown } = asked;
  const { db, clock, config } = platform;
  const account = await findAccountByLogin(db, login);
  if (!account) return;
  const throttle = createThrottle(db, clock, config.secret);
  if (!isKnown && !(await throttle.attempt(ATTEMPTS.mailToAccount, `${kind} ${account.id}`)).allowed) return;
  if (kind === 'limited-login') await mailLimitedLogin(platform, account, next);
  else await mailPasswordReset(platform, account);
}
