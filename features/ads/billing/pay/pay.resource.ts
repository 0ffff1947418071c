import { z } from 'zod';
import { MICRO, MOST_AT_ONCE } from '#features/ads/ad-accounts/ad-account.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from '../billing.ts';
import { announcePayment, cancelPayment, enterPayment, listPayments } from './pay.service.ts';
import type { PaymentRow } from './pay.store.ts';
import { referenceOf } from './payment-reference.ts';

const amountOption = z.coerce
  .number()
  .int()
  .min(MICRO)
  .max(MOST_AT_ONCE * MICRO);

const payment = z.object({
  id: z.string(),
  type: z.literal('ad_payment'),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** What the business states when it pays. */
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  currency: z.string(),
  amount_in_micro_currency: z.number(),
  received_in_micro_currency: z.number(),
  created_at: z.string(),
});

const present = (row: PaymentRow): z.output<typeof payment> => ({
  ...{ id: row.id, type: 'ad_payment', provider: row.provider, reference: referenceOf(row.id) },
  ...{ status: row.status, currency: row.currency, created_at: toRfc2822(row.created_at) },
  amount_in_micro_currency: Number(row.amount_micro),
  received_in_micro_currency: Number(row.received_micro),
});

/** How an account can be paid for, and what was announced lately, latest first. */
export const adPaymentsGet = defineResource({
  name: 'AdPaymentsResource.get',
  summary: 'Ways to pay, and payments of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({ ad_account_id: idOption }),
  data: z.object({
    providers: z.array(z.object({ name: z.enum(PAYMENT_PROVIDERS), instructions: z.array(z.string()) })),
    payments: z.array(payment),
  }),
  handle: async (context, { ad_account_id }) => {
    const { providers, payments } = await listPayments(context, ad_account_id);
    return {
      providers: providers.map(({ name, instructions }) => ({ name, instructions: [...instructions] })),
      payments: payments.map(present),
    };
  },
});

/** Says what will be paid; the answer has the reference to state. */
export const adPaymentCreate = defineResource({
  name: 'AdPaymentResource.create',
  summary: 'Announces a payment for an own ad account.',
  who: 'person',
  rate: 'write',
  acting: 'bill',
  options: z.object({
    ad_account_id: idOption,
    provider: z.enum(PAYMENT_PROVIDERS),
    amount_in_micro_currency: amountOption,
  }),
  data: payment,
  handle: async (context, { ad_account_id, provider, amount_in_micro_currency: amount }) =>
    present(await announcePayment(context, ad_account_id, { provider, amount })),
});

/** What comes nevertheless is added to the balance. */
export const adPaymentDelete = defineResource({
  name: 'AdPaymentResource.delete',
  summary: 'Cancels an announced payment.',
  who: 'person',
  rate: 'write',
  acting: 'bill',
  options: z.object({ payment_id: idOption }),
  data: payment,
  handle: async (context, { payment_id }) => present(await cancelPayment(context, payment_id)),
});

/** Enters what a bank statement shows. */
export const moderationAdPaymentCreate = defineResource({
  name: 'ModerationAdPaymentResource.create',
  summary: 'Records a payment by its reference.',
  who: 'staff',
  rate: 'write',
  options: z.object({ reference: z.string().trim().min(1).max(60), amount_in_micro_currency: amountOption }),
  data: z.object({ is_new: z.boolean() }),
  handle: async (context, { reference, amount_in_micro_currency: amount }) => ({
    is_new: (await enterPayment(context, { reference, amount })) === 'recorded',
  }),
});
