import type { Clock } from '#platform/clock/clock.ts';
import { createThrottle } from '#platform/rate/throttle.ts';
import { findAccountByLogin } from '../account.store.ts';
import { ATTEMPTS } from '../attempts.service.ts';
import { type AuthPlatform, authOf } from '../auth.ts';
import { mailLimitedLogin } from '../limited-login/limited-login-mail.service.ts';
import type { AskedLink } from './mail-link.ts';

export type MailingPlatform = AuthPlatform & { clock: Clock };

/**
 * Mails a link to whose login it is, if it is anybody's. When strangers have asked for too many, no further one is
 * sent: nobody's mailbox is flooded, and those of the last hour are still good.
 */
export async function sendLink(platform: MailingPlatform, asked: AskedLink): Promise<void> {
  const { kind, login, next, isKnown } = asked;
  const { db, clock, config } = platform;
  const account = await findAccountByLogin(db, login);
  if (!account) return;
  const throttle = createThrottle(db, clock, config.secret);
  if (!isKnown && !(await throttle.attempt(ATTEMPTS.mailToAccount, `${kind} ${account.id}`)).allowed) return;
  if (kind === 'limited-login') await mailLimitedLogin(platform, account, next);
  else await (await authOf(platform)).api.requestPasswordReset({ body: { email: account.email } });
}
