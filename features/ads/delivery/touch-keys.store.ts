import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const ALLOWS: Statement = {
  name: 'ad-touch-allows',
  text: `select user_id from user_settings
    where home = $1 and user_id = $2 and allow_marketing_cookies for share`,
};

const FIND: Statement = {
  name: 'ad-touch-person',
  // By primary keys, all in the person's home.
  text: `select a.email, a.email_verified as "isConfirmed",
      (select birth_date::text from user_private p where p.home = s.home and p.user_id = s.user_id) as "birthDate"
    from user_settings s join accounts a on a.id = s.user_id
    where s.home = $1 and s.user_id = $2`,
};

export interface TouchPerson {
  email: string;
  isConfirmed: boolean;
  birthDate: string | null;
}

/** Null for who has not allowed marketing; who allows it cannot withdraw it before the transaction ends. */
export async function findTouchPerson(tx: Queryable, id: Id): Promise<TouchPerson | null> {
  const [allowed] = await tx.rows(ALLOWS, [homeOf(id), id]);
  if (!allowed) return null;
  const [row] = await tx.rows<TouchPerson>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const FORGET: Statement = {
  name: 'ad-events-forget-person',
  // Uses ad_events_of_person, in all homes.
  text: `update ad_events set person_key = null, email_key = null, browser_key = null, click_key = null
    where person_key = $1`,
};

export async function deleteTouchKeys(tx: Transaction, personKey: string): Promise<void> {
  await tx.write(FORGET, [personKey]);
}
