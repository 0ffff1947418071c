import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AdAccountRow } from '../ad-account.store.ts';
import type { LedgerReason } from '../ad-account.ts';

export interface LedgerRow {
  id: Id;
  reason: LedgerReason;
  note: string;
  ad_id: Id | null;
  currency: string;
  amount_micro: string;
  balance_micro: string | null;
  created_at: Date;
}

const LIST: Statement = {
  name: 'ad-ledger-list',
  // Uses ad_ledger_of_account.
  text: `select id, reason, note, ad_id, currency, amount_micro, balance_micro, created_at from ad_ledger
    where home = $1 and ad_account_id = $2 and book = 'advertiser' and id < coalesce($3::bigint, 9223372036854775807)
      and ($5::text is null or reason = $5)
      and ($6::date is null or created_at >= $6::timestamp at time zone $8::text)
      and ($7::date is null or created_at < ($7::date + 1)::timestamp at time zone $8)
    order by id desc limit $4`,
};

export interface LedgerFilters {
  reason: LedgerReason | null;
  /** As YYYY-MM-DD, both included. */
  from: string | null;
  until: string | null;
}

/** Latest first, from the book of the advertiser. */
export function listLedgerRows(
  db: Queryable,
  { id, time_zone }: AdAccountRow,
  { reason, from, until }: LedgerFilters,
  { after, limit }: { after: string | null; limit: number },
): Promise<LedgerRow[]> {
  return db.rows<LedgerRow>(LIST, [homeOf(id), id, after, limit, reason, from, until, time_zone]);
}
