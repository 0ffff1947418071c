import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listLoginProviders } from './account.store.ts';

/** The provider name of an account's own password. */
export const OWN_PASSWORD = 'credential';

/** Whether somebody can sign in only through other sites, and would be locked out without them. */
export async function hasOnlySocialLogins(db: Queryable, accountId: Id): Promise<boolean> {
  const providers = await listLoginProviders(db, accountId);
  return isConnected(providers) && !providers.includes(OWN_PASSWORD);
}

export const isConnected = (providers: readonly string[]) =>
  providers.some((provider) => provider !== OWN_PASSWORD);
