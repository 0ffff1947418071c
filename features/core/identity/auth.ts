import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { Auth } from './auth-library.ts';

export type AuthPlatform = Pick<Platform, 'config' | 'db' | 'jobs' | 'log' | 'texts'>;

/** Prefix of the library's cookie names; browsers may require another (`__Secure-`) before it. */
export const COOKIE_PREFIX = 'pinfold';

const instances = new WeakMap<Database['pool'], Promise<Auth>>();

/** The auth library; loaded for the first request that has or wants a session, as visitors need none of its code. */
export function authOf(platform: AuthPlatform): Promise<Auth> {
  const known = instances.get(platform.db.pool);
  if (known) return known;
  const auth = import('./auth-library.ts').then(({ createAuth }) => createAuth(platform));
  instances.set(platform.db.pool, auth);
  return auth;
}

export async function refusalIn(error: unknown) {
  const { isAPIError } = await import('better-auth/api');
  return isAPIError(error) ? error : null;
}
