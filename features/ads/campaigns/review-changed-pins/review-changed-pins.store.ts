import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ReviewStatus } from '../campaign.ts';
import { PIN_FINGERPRINT } from '../tree-rows.store.ts';

const CHANGED = `from ads a join pins p on p.home = a.home and p.id = a.pin_id
  where a.home = $1 and a.status <> 'ARCHIVED' and a.review_status <> 'REJECTED' and a.pin_fingerprint <> ${PIN_FINGERPRINT}`;

const ACCOUNTS: Statement = {
  name: 'ads-accounts-of-changed-pins',
  // Uses ad_accounts_of_owner and ads_of_account: mostly there is none.
  text: `select distinct a.ad_account_id as id ${CHANGED}
    and a.ad_account_id in (select id from ad_accounts where home = $1 and owner_id = $2)`,
};

export async function listAccountsOfChanged(db: Queryable, ownerId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(ACCOUNTS, [homeOf(ownerId), ownerId]);
  return rows.map(({ id }) => id);
}

const ADS: Statement = {
  name: 'ads-of-changed-pins',
  // Uses ads_of_account.
  text: `select a.id, a.pin_id, a.review_status ${CHANGED} and a.ad_account_id = $2`,
};

export function listChangedAds(
  db: Queryable,
  accountId: Id,
): Promise<{ id: Id; pin_id: Id; review_status: ReviewStatus }[]> {
  return db.rows(ADS, [homeOf(accountId), accountId]);
}
