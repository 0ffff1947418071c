import { findAccountByLogin } from '../account.store.ts';
import { type AuthPlatform, authOf } from '../auth.ts';
import { mailLimitedLogin } from '../limited-login/limited-login-mail.service.ts';
import type { AskedLink } from './mail-link.ts';

/** Mails a link to whose login it is, if it is anybody's. */
export async function sendLink(platform: AuthPlatform, { kind, login, next }: AskedLink): Promise<void> {
  const account = await findAccountByLogin(platform.db, login);
  if (!account) return;
  if (kind === 'limited-login') await mailLimitedLogin(platform, account, next);
  else await (await authOf(platform)).api.requestPasswordReset({ body: { email: account.email } });
}
