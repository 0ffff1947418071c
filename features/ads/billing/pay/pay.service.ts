import {
  isOwnBusiness,
  type LockedAdAccount,
  lockAdAccount,
  lockOwnAdAccount,
  requireAds,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { recordInLedger } from '#features/ads/ad-accounts/ledger.service.ts';
import { logAds } from '#features/trust/moderation/staff-log.service.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { PaymentProviderName } from '../billing.ts';
import {
  addReceived,
  cancelPaymentRow,
  findPayment,
  insertPayment,
  listPaymentRows,
  type PaymentRow,
} from './pay.store.ts';
import { listProviders, type PaymentNotice } from './payment-provider.ts';
import { paymentOf, referenceOf } from './payment-reference.ts';

type Me = ContextFor<'person'>;

const LISTED = 20;

export async function listPayments(context: Me, accountId: Id) {
  await requireOwnAdAccount(context, accountId);
  const payments = await listPaymentRows(context.db, accountId, LISTED);
  return { providers: listProviders(requireAds(context)), payments };
}

interface Announced {
  provider: PaymentProviderName;
  /** Millionths. */
  amount: number;
}

export async function announcePayment(
  context: Me,
  accountId: Id,
  { provider, amount }: Announced,
): Promise<PaymentRow> {
  const offered = listProviders(requireAds(context));
  if (!offered.some(({ name }) => name === provider))
    throw invalid('provider', msg('{field}: must be a way to pay that this site offers'));
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'bill');
    return insertPayment(tx, account, { provider, amount, at });
  });
}

/** Also where something has come: then it stays as it is. */
export async function cancelPayment(context: Me, id: Id): Promise<PaymentRow> {
  const { db, clock } = context;
  const payment = await findPayment(db, id);
  if (!payment) throw notFound('payment');
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, payment.ad_account_id, 'bill');
    await cancelPaymentRow(tx, account, id, clock.now());
  });
  return (await findPayment(db, id)) ?? payment;
}

export type Receipt = 'recorded' | 'known' | 'unknown-reference' | 'other-currency';

/** Of a provider. The same notice counts once; of a cancelled payment, too. */
export async function receivePayment(
  platform: Pick<Platform, 'db' | 'clock'>,
  notice: PaymentNotice,
): Promise<Receipt> {
  const payment = await findByReference(platform.db, notice.reference);
  if (!payment) return 'unknown-reference';
  if (payment.currency !== notice.currency) return 'other-currency';
  return receive(platform, payment, { amountMicro: notice.amountMicro, noticeId: notice.id });
}

/** What the operator sees on a bank statement; each payment once. */
export async function receiveByHand(
  platform: Pick<Platform, 'db' | 'clock'>,
  { reference, amount }: { reference: string; amount: number },
): Promise<Receipt> {
  const payment = await findByReference(platform.db, reference);
  if (!payment) return 'unknown-reference';
  return receive(platform, payment, { amountMicro: BigInt(amount), noticeId: null });
}

/** The same for staff. Nobody does it for their own business. */
export async function enterPayment(
  context: ContextFor<'staff'>,
  { reference, amount }: { reference: string; amount: number },
): Promise<Receipt> {
  requireAds(context);
  const payment = await findByReference(context.db, reference);
  if (!payment) throw invalid('reference', msg('{field}: no payment has this reference'));
  const { viewer, clock } = context;
  const data = { amount_in_micro_currency: amount, currency: payment.currency };
  return receive(context, payment, { amountMicro: BigInt(amount), noticeId: null }, async (tx, account) => {
    if (await isOwnBusiness(tx, viewer.id, account.owner_id)) throw new Refusal(adRefusals['own-review']);
    await logAds(tx, account, { staffId: viewer.id, act: 'ad_account_paid', data, at: clock.now() });
  });
}

async function findByReference(db: Queryable, reference: string): Promise<PaymentRow | null> {
  const id = paymentOf(reference);
  return id && findPayment(db, id);
}

interface Came {
  amountMicro: bigint;
  /** Null if entered by hand. */
  noticeId: string | null;
}

async function receive(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, ad_account_id }: PaymentRow,
  { amountMicro, noticeId }: Came,
  alsoDo: (tx: Transaction, account: LockedAdAccount) => Promise<void> = async () => {},
): Promise<Receipt> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, ad_account_id);
    const payment = account && (await findPayment(tx, id));
    if (!payment) return 'unknown-reference';
    if (isKnown(payment, { amountMicro, noticeId })) {
      await addReceived(tx, account, { id, amountMicro: 0n, noticeId, at });
      return 'known';
    }
    const entry = { reason: 'payment', amountMicro, note: referenceOf(id), at } as const;
    const recorded = await recordInLedger(tx, account, {
      ...entry,
      key: `paid ${noticeId ?? `by hand ${id}`}`,
    });
    if (recorded === 0n) return 'known';
    await addReceived(tx, account, { id, amountMicro, noticeId, at });
    await alsoDo(tx, account);
    return 'recorded';
  });
}

/** By hand each is entered once; and a provider may report later what was entered so. */
function isKnown(
  { status, notice_id, received_micro }: PaymentRow,
  { amountMicro, noticeId }: Came,
): boolean {
  if (status !== 'paid') return false;
  if (noticeId === null || noticeId === notice_id) return true;
  return notice_id === null && BigInt(received_micro) === amountMicro;
}
