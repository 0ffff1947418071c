import type { Transaction } from '#platform/database/database.ts';
import { dropPassword } from './account.store.ts';
import type { LockedAccount } from './account-proof.ts';
import type { AuthPlatform } from './auth.ts';
import { endLinkInto } from './linked-business.service.ts';
import { endSessions } from './session.store.ts';
import { disconnect } from './social-login/social-login.store.ts';

/**
 * Ends all sessions and other ways into an account. Removes the password too, as whoever took over the account knows
 * it; its owner sets another by mail.
 */
export async function shutOut(
  tx: Transaction,
  platform: Pick<AuthPlatform, 'config' | 'jobs' | 'texts'>,
  account: LockedAccount,
): Promise<void> {
  await endSessions(tx, account.id);
  await endLinkInto(tx, platform, account);
  await disconnect(tx, account);
  await dropPassword(tx, account);
}
