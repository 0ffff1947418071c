import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listLoginProviders } from './account.store.ts';

export const OWN_PASSWORD = 'credential';

export async function hasOnlySocialLogins(db: Queryable, accountId: Id): Promise<boolean> {
  const providers = await listLoginProviders(db, accountId);
  return isConnected(providers) && !providers.includes(OWN_PASSWORD);
}

export const isConnected = (providers: readonly string[]) =>
  providers.some((provider) => provider !== OWN_PASSWORD);
