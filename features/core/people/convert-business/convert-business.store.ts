import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { BusinessAnswer, BusinessDetails } from './convert-business.ts';

const FIND: Statement = {
  name: 'business-find',
  text: `select u.is_partner, case when p.user_id is not null then u.full_name end as business_name, p.account_type
    from users u left join partner_profiles p on p.home = u.home and p.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

export async function findBusiness(db: Queryable, userId: Id): Promise<BusinessAnswer> {
  const [row] = await db.rows<BusinessAnswer>(FIND, [homeOf(userId), userId]);
  return row ?? { is_partner: false, business_name: null, account_type: null };
}

const MARK: Statement = {
  name: 'business-mark',
  // A new business starts as a creator; changing the details of one keeps its choice.
  text: `update users set is_partner = true, show_creator_profile = show_creator_profile or not is_partner
    where home = $1 and id = $2`,
};

const WRITE: Statement = {
  name: 'business-write',
  text: `insert into partner_profiles (home, user_id, account_type) values ($1, $2, $3)
    on conflict (home, user_id) do update set account_type = excluded.account_type`,
};

export async function writePartner(
  tx: Transaction,
  { id: userId }: Oneself,
  { account_type }: BusinessDetails,
): Promise<void> {
  await tx.write(MARK, [homeOf(userId), userId]);
  await tx.write(WRITE, [homeOf(userId), userId, account_type]);
}

const CLEAR: Statement = {
  name: 'business-clear',
  // Only a business can be a merchant.
  text: `update users set is_partner = false, is_verified_merchant = false, is_inspirational_merchant = false
    where home = $1 and id = $2`,
};

export async function clearPartner(db: Queryable, { id: userId }: Oneself): Promise<void> {
  await db.write(CLEAR, [homeOf(userId), userId]);
}
