import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';

const FORGET: Statement = {
  name: 'ad-held-conversions-forget',
  // Uses ad_held_conversions_of_person, in all homes.
  text: 'delete from ad_held_conversions where person_key = $1',
};

export async function deleteHeldOf(tx: Transaction, personKey: string): Promise<void> {
  await tx.write(FORGET, [personKey]);
}

const PURGE: Statement = {
  name: 'ad-held-conversions-purge',
  // Uses ad_held_conversions_to_purge.
  text: `delete from ad_held_conversions where (home, ad_account_id, conversion_id, report_time, touch) in (
    select home, ad_account_id, conversion_id, report_time, touch from ad_held_conversions
    where hour < $1 order by hour limit $2)`,
};

export function deleteHeldBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(PURGE, [before, limit]);
}
