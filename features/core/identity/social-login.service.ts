import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listLoginProviders } from './social-login.store.ts';

/** By what an account's own password is listed among the ways in. */
export const OWN_PASSWORD = 'credential';

/** Whether somebody signs in through other sites alone: without these they would not get in any more. */
export async function hasOnlySocialLogins(db: Queryable, accountId: Id): Promise<boolean> {
  const providers = await listLoginProviders(db, accountId);
  return isConnected(providers) && !providers.includes(OWN_PASSWORD);
}

/** Whether one of these ways in is another site. */
export const isConnected = (providers: readonly string[]) =>
  providers.some((provider) => provider !== OWN_PASSWORD);
