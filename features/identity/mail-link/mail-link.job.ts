import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { findAccountByLogin } from '../account.store.ts';
import { type AuthPlatform, authOf } from '../auth.ts';
import { mailLimitedLogin } from '../limited-login/limited-login-mail.ts';

/**
 * Mails a link to whose login it is, if it is anybody's. That is found out here and not while the asker waits, so that
 * neither the answer nor its time tells who has an account.
 */
export const mailLinkJob = defineJob({
  name: 'identity.mail-link',
  data: z.object({
    kind: z.enum(['password-reset', 'limited-login']),
    login: z.string(),
    /** Where to go after a limited login; a path of this site. */
    next: z.string().optional(),
  }),
  options: { concurrency: 2, keepSeconds: 3600 },
  run: async (platform: AuthPlatform, { kind, login, next }) => {
    const account = await findAccountByLogin(platform.db, login);
    if (!account) return;
    if (kind === 'limited-login') await mailLimitedLogin(platform, account, next);
    else await authOf(platform).api.requestPasswordReset({ body: { email: account.email } });
  },
});
