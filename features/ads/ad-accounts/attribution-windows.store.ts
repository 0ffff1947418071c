import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedAdAccount } from './ad-account.store.ts';
import type { AttributionWindows } from './attribution-windows.ts';

const FIND: Statement = {
  name: 'ad-attribution-windows-find',
  text: `select click_days as click, engagement_days as engagement, view_days as view from ad_attribution_windows
    where home = $1 and ad_account_id = $2`,
};

export async function findWindows(db: Queryable, accountId: Id): Promise<AttributionWindows | null> {
  const [row] = await db.rows<AttributionWindows>(FIND, [homeOf(accountId), accountId]);
  return row ?? null;
}

const WRITE: Statement = {
  name: 'ad-attribution-windows-write',
  text: `insert into ad_attribution_windows (home, ad_account_id, click_days, engagement_days, view_days, updated_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (home, ad_account_id) do update set click_days = excluded.click_days,
      engagement_days = excluded.engagement_days, view_days = excluded.view_days, updated_at = excluded.updated_at`,
};

export async function writeWindows(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { click, engagement, view }: AttributionWindows,
  at: Date,
): Promise<void> {
  await tx.write(WRITE, [homeOf(id), id, click, engagement, view, at]);
}
