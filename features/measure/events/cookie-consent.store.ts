import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

interface CookieConsent {
  allow_analytic_cookies: boolean | null;
  allow_marketing_cookies: boolean | null;
  allow_personalization_cookies: boolean | null;
}

const FIND: Statement = {
  name: 'cookie-consent',
  // Uses the primary key.
  text: `select allow_analytic_cookies, allow_marketing_cookies, allow_personalization_cookies
    from user_settings where home = $1 and user_id = $2`,
};

/** A person's cookie choices; each is null until they were asked. */
export async function findCookieConsent(db: Queryable, userId: Id): Promise<CookieConsent | null> {
  const [row] = await db.rows<CookieConsent>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}
