import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PaymentProviderName, PaymentStatus } from '../billing.ts';

export interface PaymentRow {
  id: Id;
  ad_account_id: Id;
  provider: PaymentProviderName;
  amount_micro: string;
  received_micro: string;
  currency: string;
  status: PaymentStatus;
  /** Null where it was entered by hand. */
  notice_id: string | null;
  created_at: Date;
}

const COLUMNS =
  'id, ad_account_id, provider, amount_micro, received_micro, currency, status, notice_id, created_at';

const FIND: Statement = {
  name: 'ad-payments-find',
  text: `select ${COLUMNS} from ad_payments where home = $1 and id = $2`,
};

/** While its account is locked, nothing changes it. */
export async function findPayment(db: Queryable, id: Id): Promise<PaymentRow | null> {
  const [row] = await db.rows<PaymentRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'ad-payments-of-account',
  // Uses ad_payments_of_account.
  text: `select ${COLUMNS} from ad_payments where home = $1 and ad_account_id = $2 order by id desc limit $3`,
};

/** Latest first. */
export function listPaymentRows(db: Queryable, accountId: Id, limit: number): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(LIST, [homeOf(accountId), accountId, limit]);
}

const INSERT: Statement = {
  name: 'ad-payments-insert',
  text: `insert into ad_payments (home, id, ad_account_id, provider, amount_micro, currency, status, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, 'waiting', $6, $6) returning ${COLUMNS}`,
};

export async function insertPayment(
  tx: Transaction,
  { id, currency }: AllowedAdAccount,
  { provider, amount, at }: { provider: PaymentProviderName; amount: number; at: Date },
): Promise<PaymentRow> {
  const [row] = await tx.rows<PaymentRow>(INSERT, [homeOf(id), id, provider, amount, currency, at]);
  if (!row) throw new Error('no payment was inserted');
  return row;
}

const CANCEL: Statement = {
  name: 'ad-payments-cancel',
  text: `update ad_payments set status = 'cancelled', updated_at = $4
    where home = $1 and ad_account_id = $2 and id = $3 and status = 'waiting'`,
};

/** Unless something has come. */
export async function cancelPaymentRow(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
  at: Date,
): Promise<void> {
  await tx.write(CANCEL, [homeOf(id), accountId, id, at]);
}

const RECEIVE: Statement = {
  name: 'ad-payments-receive',
  text: `update ad_payments set status = 'paid', received_micro = received_micro + $4::bigint,
      notice_id = coalesce(notice_id, $5), updated_at = $6
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** `amountMicro` is 0 where a provider reports what was entered by hand before. */
export async function addReceived(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { id, amountMicro, noticeId, at }: { id: Id; amountMicro: bigint; noticeId: string | null; at: Date },
): Promise<void> {
  await tx.write(RECEIVE, [homeOf(id), accountId, id, amountMicro, noticeId, at]);
}
