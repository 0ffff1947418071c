import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { isActive } from './person-row.ts';

/** False if nobody has the username. Uses accounts_username. */
export async function setStaff(db: Queryable, username: string, isStaff: boolean): Promise<boolean> {
  const changed = await db.write(
    `update users u set is_staff = $2 from accounts a
     where a.username = $1 and u.home = (a.id >> 51)::smallint and u.id = a.id`,
    [username.toLowerCase(), isStaff],
  );
  return changed > 0;
}

const LOCK: Statement = {
  name: 'merchant-mark-lock',
  text: `select u.id, u.is_partner, ${isActive('u')} as is_active from users u
    where u.home = $1 and u.id = $2 for no key update`,
};

export type LockedMark = Locked<{ id: Id; is_partner: boolean; is_active: boolean }>;

export async function lockMark(tx: Transaction, userId: Id): Promise<LockedMark | null> {
  const [row] = await tx.rows<LockedMark>(LOCK, [homeOf(userId), userId]);
  return row ?? null;
}

const SET: Statement = {
  name: 'merchant-mark-set',
  text: `update users set is_verified_merchant = $3, is_inspirational_merchant = $4
    where home = $1 and id = $2`,
};

export async function setMerchantMark(
  tx: Transaction,
  { id: userId }: LockedMark,
  { isVerified, isInspirational }: { isVerified: boolean; isInspirational: boolean },
): Promise<void> {
  await tx.write(SET, [homeOf(userId), userId, isVerified, isInspirational]);
}

const SET_COUNTED: Statement = {
  name: 'people-set-counted-for-topics',
  text: 'update users set is_counted_for_topics = $3 where home = $1 and id = $2',
};

export async function setCountedForTopics(db: Queryable, userId: Id, isCounted: boolean): Promise<void> {
  await db.write(SET_COUNTED, [homeOf(userId), userId, isCounted]);
}

const START: Statement = {
  name: 'people-start-custom-order',
  // Writes even if nothing changes, to lock the row in either case.
  text: 'update users set has_custom_board_sorting_order = true where home = $1 and id = $2',
};

export async function writeCustomOrder(tx: Transaction, { id }: Oneself): Promise<void> {
  await tx.write(START, [homeOf(id), id]);
}
