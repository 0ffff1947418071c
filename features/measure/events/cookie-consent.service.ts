import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findCookieConsent } from './cookie-consent.store.ts';

/** What may be stored about a person: only what they agreed to. */
export async function mayNote(
  db: Queryable,
  userId: Id,
  what: 'allow_analytic_cookies' | 'allow_marketing_cookies',
): Promise<boolean> {
  return (await findCookieConsent(db, userId))?.[what] === true;
}

/** Whether to make suggestions from what a person did: until they decline. */
export async function maySuggest(db: Queryable, userId: Id): Promise<boolean> {
  return (await findCookieConsent(db, userId))?.allow_personalization_cookies !== false;
}
