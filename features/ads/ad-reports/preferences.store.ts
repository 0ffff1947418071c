import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { MoneyDisplay } from '#features/ads/ad-accounts/money.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Comparison, ReportColumn } from './report.ts';
import type { ReportPreferences } from './report-query.ts';

interface PreferencesRow {
  columns: ReportColumn[];
  days: ReportPreferences['days'];
  compare: Comparison;
  timeZone: string | null;
  moneyDisplay: MoneyDisplay;
}

const FIND: Statement = {
  name: 'ad-report-preferences-find',
  text: `select columns, days, compare, time_zone as "timeZone", money_display as "moneyDisplay"
    from ad_report_preferences where home = $1 and ad_account_id = $2`,
};

export async function findPreferences(db: Queryable, accountId: Id): Promise<ReportPreferences | null> {
  const [row] = await db.rows<PreferencesRow>(FIND, [homeOf(accountId), accountId]);
  return row ?? null;
}

const WRITE: Statement = {
  name: 'ad-report-preferences-write',
  text: `insert into ad_report_preferences (home, ad_account_id, columns, days, compare, time_zone, money_display, updated_at)
    values ($1, $2, $3::text[], $4, $5, $6, $7, $8)
    on conflict (home, ad_account_id) do update set columns = excluded.columns, days = excluded.days,
      compare = excluded.compare, time_zone = excluded.time_zone, money_display = excluded.money_display,
      updated_at = excluded.updated_at`,
};

export async function writePreferences(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { columns, days, compare, timeZone, moneyDisplay }: ReportPreferences,
  at: Date,
): Promise<void> {
  await tx.write(WRITE, [homeOf(id), id, columns, days, compare, timeZone, moneyDisplay, at]);
}
