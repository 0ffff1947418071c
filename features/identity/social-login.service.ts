import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listLoginProviders } from './social-login.store.ts';

const OWN_PASSWORD = 'credential';

/** Whether somebody signs in through other sites alone: without these they would not get in any more. */
export async function hasOnlySocialLogins(db: Queryable, accountId: Id): Promise<boolean> {
  const providers = await listLoginProviders(db, accountId);
  return providers.length > 0 && !providers.includes(OWN_PASSWORD);
}
