import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { DocumentKind, MonthSums } from './document.ts';

const ACCOUNTS: Statement = {
  name: 'ad-documents-accounts',
  // In all homes, by their ids.
  text: 'select id from ad_accounts where id > $1 order by id limit $2',
};

export async function listAccountIds(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(ACCOUNTS, [after ?? '0', limit]);
  return rows.map(({ id }) => id);
}

const ISSUED: Statement = {
  name: 'ad-documents-last-month',
  // Uses ad_documents_of_month.
  text: `select max(month)::text as month from ad_documents where home = $1 and ad_account_id = $2 and kind = 'invoice'`,
};

const DUE: Statement = {
  name: 'ad-documents-due-month',
  // Uses ad_ledger_by_time.
  text: `select date_trunc('month', min(created_at) at time zone $3::text)::date::text as month from ad_ledger
    where home = $1 and ad_account_id = $2 and book = 'advertiser' and reason = 'charge'
      and created_at >= ($5::date + interval '1 month')::timestamp at time zone $3
      and created_at < date_trunc('month', $4::timestamptz at time zone $3) at time zone $3`,
};

/** Before all accounts. */
const LONG_AGO = '2000-01-01';

/** The first that has ended by this time and has charges but no invoice, as YYYY-MM-DD. */
export async function findDueMonth(
  tx: Transaction,
  { id, time_zone }: LockedAdAccount,
  at: Date,
): Promise<string | null> {
  const [issued] = await tx.rows<{ month: string | null }>(ISSUED, [homeOf(id), id]);
  const values = [homeOf(id), id, time_zone, at, issued?.month ?? LONG_AGO];
  const [row] = await tx.rows<{ month: string | null }>(DUE, values);
  return row?.month ?? null;
}

const SUMS: Statement = {
  name: 'ad-documents-month-sums',
  // Reads the ledger of the account, once a month.
  text: `select date_trunc('month', created_at at time zone $3::text)::date::text as month,
      coalesce(sum(amount_micro) filter (where reason not in ('payment', 'charge')), 0)::float8 as credit,
      coalesce(-sum(amount_micro) filter (where reason = 'charge'), 0)::float8 as spent
    from ad_ledger
    where home = $1 and ad_account_id = $2 and book = 'advertiser'
      and created_at < ($4::date + interval '1 month')::timestamp at time zone $3
    group by 1 order by 1`,
};

/** Until the end of this month, oldest first. */
export function listMonthSums(
  tx: Transaction,
  { id, time_zone }: LockedAdAccount,
  month: string,
): Promise<MonthSums[]> {
  return tx.rows<MonthSums>(SUMS, [homeOf(id), id, time_zone, month]);
}

export interface BilledCampaign {
  name: string;
  spent_micro: number;
}

const CAMPAIGNS: Statement = {
  name: 'ad-documents-campaigns',
  // Uses ad_ledger_by_time and the primary keys of the others.
  text: `select c.name, -sum(l.amount_micro)::float8 as spent_micro
    from ad_ledger l join ads a on a.home = l.home and a.id = l.ad_id
    join ad_campaigns c on c.home = a.home and c.id = a.campaign_id
    where l.home = $1 and l.ad_account_id = $2 and l.book = 'advertiser' and l.reason = 'charge'
      and l.created_at >= $4::date::timestamp at time zone $3::text
      and l.created_at < ($4::date + interval '1 month')::timestamp at time zone $3
    group by c.id, c.name order by c.id`,
};

export function listBilledCampaigns(
  tx: Transaction,
  { id, time_zone }: LockedAdAccount,
  month: string,
): Promise<BilledCampaign[]> {
  return tx.rows<BilledCampaign>(CAMPAIGNS, [homeOf(id), id, time_zone, month]);
}

const TAKE_NUMBER: Statement = {
  name: 'ad-documents-take-number',
  text: `insert into ad_document_numbers as given (kind, last_number) values ($1, 1)
    on conflict (kind) do update set last_number = given.last_number + 1 returning last_number`,
};

/** Nobody else takes one until the end of the transaction; given back if it fails. */
export async function takeNumber(tx: Transaction, _: LockedAdAccount, kind: DocumentKind): Promise<number> {
  const [row] = await tx.rows<{ last_number: number }>(TAKE_NUMBER, [kind]);
  if (!row) throw new Error('no number');
  return row.last_number;
}

const INSERT: Statement = {
  name: 'ad-documents-insert',
  text: `insert into ad_documents (home, id, ad_account_id, kind, number, month, currency, total_micro, tax_micro, file,
      issued_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

export interface NewDocument {
  kind: DocumentKind;
  number: number;
  month: string;
  totalMicro: number;
  taxMicro: number;
  file: Buffer;
  at: Date;
}

export async function insertDocument(
  tx: Transaction,
  { id, currency }: LockedAdAccount,
  { kind, number, month, totalMicro, taxMicro, file, at }: NewDocument,
): Promise<void> {
  await tx.write(INSERT, [
    ...[homeOf(id), id, kind, number, month, currency, totalMicro, taxMicro, file, at],
  ]);
}

export interface DocumentRow {
  id: Id;
  kind: DocumentKind;
  number: number;
  /** Of the month, as YYYY-MM-DD. */
  first_day: string;
  currency: string;
  total_micro: number;
  tax_micro: number;
  issued_at: Date;
}

const LIST: Statement = {
  name: 'ad-documents-list',
  // Uses ad_documents_of_month.
  text: `select d.id, d.kind, d.number, d.month::text as first_day, d.currency, d.total_micro::float8, d.tax_micro::float8, d.issued_at
    from ad_documents d
    where d.home = $1 and d.ad_account_id = $2 and d.kind = $3 and d.month < $4::date order by d.month desc limit $5`,
};

/** Latest first. */
export function listDocumentRows(
  db: Queryable,
  accountId: Id,
  { kind, before, limit }: { kind: DocumentKind; before: string; limit: number },
): Promise<DocumentRow[]> {
  return db.rows<DocumentRow>(LIST, [homeOf(accountId), accountId, kind, before, limit]);
}

export interface DocumentFile {
  ad_account_id: Id;
  kind: DocumentKind;
  number: number;
  file: Buffer;
}

const FILE: Statement = {
  name: 'ad-documents-file',
  text: 'select ad_account_id, kind, number, file from ad_documents where home = $1 and id = $2',
};

export async function findDocumentFile(db: Queryable, id: Id): Promise<DocumentFile | null> {
  const [row] = await db.rows<DocumentFile>(FILE, [homeOf(id), id]);
  return row ?? null;
}
