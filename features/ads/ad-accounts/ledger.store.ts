import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedAdAccount } from './ad-account.store.ts';
import type { LedgerBook, LedgerReason } from './ad-account.ts';

const HAS_KEY: Statement = {
  name: 'ad-ledger-has-key',
  // Uses ad_ledger_key.
  text: `select from ad_ledger where home = $1 and ad_account_id = $2 and key = $3 limit 1`,
};

export async function isRecorded(tx: Transaction, { id }: LockedAdAccount, key: string): Promise<boolean> {
  return (await tx.rows(HAS_KEY, [homeOf(id), id, key])).length > 0;
}

const NEXT_ID: Statement = {
  name: 'ad-ledger-next-id',
  text: `select (($1::bigint << 51) | nextval('ids')) as id`,
};

const RECORD: Statement = {
  name: 'ad-ledger-record',
  // Both lines in one statement, so that none is ever without the other.
  text: `insert into ad_ledger (home, id, ad_account_id, transaction_id, book, amount_micro, balance_micro, currency,
      reason, note, ad_id, key, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::bigint, line.book,
      line.sign * $4::bigint, case when line.sign = 1 then $6::bigint end, $7, $8, $9, $10::bigint, $11,
      $12::timestamptz
    from (values ('advertiser', 1), ($5::text, -1)) as line (book, sign)`,
};

interface NewTransaction {
  /** Of the advertiser's line; the other line has the opposite. */
  amount: bigint;
  otherBook: LedgerBook;
  balance: bigint;
  reason: LedgerReason;
  note: string;
  adId: Id | null;
  key: string;
  at: Date;
}

export async function writeTransaction(
  tx: Transaction,
  { id, currency }: LockedAdAccount,
  { amount, otherBook, balance, reason, note, adId, key, at }: NewTransaction,
): Promise<void> {
  const [next] = await tx.rows<{ id: Id }>(NEXT_ID, [homeOf(id)]);
  await tx.write(RECORD, [
    ...[homeOf(id), id, next?.id, amount, otherBook, balance, currency],
    ...[reason, note, adId, key, at],
  ]);
}

// Reads all rows: for the operator's command and tests, not for requests.
const BALANCES = `select a.id::text, 'ad_account.balance_micro' as name, a.balance_micro as stored,
    coalesce((select sum(l.amount_micro)::bigint from ad_ledger l
      where l.home = a.home and l.ad_account_id = a.id and l.book = 'advertiser'), 0) as counted
  from ad_accounts a`;

const TRANSACTIONS = `select l.transaction_id::text as id, 'ad_ledger.amount_micro' as name, 0::bigint as stored,
    sum(l.amount_micro)::bigint as counted
  from ad_ledger l group by l.home, l.transaction_id`;

const LINES = `select l.id::text, 'ad_ledger.balance_micro' as name, l.balance_micro as stored, l.counted
  from (select id, balance_micro,
      sum(amount_micro) over (partition by home, ad_account_id order by id)::bigint as counted
    from ad_ledger where book = 'advertiser') l`;

const POSTED = `select s.ad_account_id::text as id, 'ad_spend.posted_micro' as name, s.posted_micro as stored,
    coalesce((select -sum(l.amount_micro)::bigint from ad_ledger l where l.home = s.home
      and l.ad_account_id = s.ad_account_id and l.book = 'advertiser' and l.reason = 'charge'), 0) as counted
  from ad_spend s where s.scope_id = s.ad_account_id and s.day = '0001-01-01'`;

const BOOKS: Statement = {
  name: 'ad-ledger-books',
  text: `select currency, book, sum(amount_micro)::bigint as sum from ad_ledger group by currency, book order by currency, book`,
};

export interface BookSum {
  currency: string;
  book: LedgerBook;
  sum: string;
}

/** Of all accounts: in each currency they sum to zero. */
export function listBookSums(db: Queryable): Promise<BookSum[]> {
  return db.rows<BookSum>(BOOKS);
}

interface WrongSum {
  id: Id;
  name: string;
  stored: string;
  counted: string;
}

/**
 * Accounts whose balance or charges are not what their ledger says, lines that do not follow from the one before, and
 * transactions that do not sum to zero.
 */
export async function listWrongSums(db: Queryable): Promise<WrongCount[]> {
  const rows = await db.rows<WrongSum>(
    `select * from (${BALANCES} union all ${TRANSACTIONS} union all ${LINES} union all ${POSTED}) as checked where stored <> counted order by name, id`,
  );
  return rows.map((row) => ({ ...row, stored: Number(row.stored), counted: Number(row.counted) }));
}
