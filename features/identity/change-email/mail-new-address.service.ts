import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { isEmailTaken } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { type AuthPlatform, authOf } from '../auth.ts';

const LINK_MS = 24 * 3600 * 1000;

/** Mails the link that confirms a new address; whose address it is already is told that somebody tried. */
export async function mailNewAddress(platform: AuthPlatform, accountId: Id, email: string): Promise<void> {
  const { config, db, jobs } = platform;
  const { brandName } = config;
  if (await isEmailTaken(db, email)) {
    const mail = accountMail(config, {
      to: email,
      subject: `Your address is in use at ${brandName}`,
      before: [
        `Somebody wanted to use this address for another ${brandName} account. It stays with yours, and nothing has changed.`,
        'If it was you, log in with this address instead. If not, do nothing.',
      ],
    });
    await queueMail(jobs, db, mail);
    return;
  }
  const { api } = await authOf(platform);
  const body = { purpose: 'email', value: `${accountId} ${email}`, milliseconds: LINK_MS } as const;
  const { token } = await api.makeLink({ body });
  const mail = accountMail(config, {
    to: email,
    subject: `Confirm your new address for ${brandName}`,
    before: [`With this link your ${brandName} account gets this address. It works once, for a day:`],
    link: { path: `/settings/confirm-email/?token=${token}`, label: 'Confirm the address' },
    after: ['If you did not ask for it, do nothing.'],
  });
  await queueMail(jobs, db, mail);
}
