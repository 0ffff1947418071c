import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { microOf, moneyText } from '#features/ads/ad-accounts/money.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { PaymentProviderName, PaymentStatus } from '../billing.ts';
import styles from './payments.module.css';

type Account = { id: string; currency: string; is_closed: boolean };
type Paying = DataOf<'AdPaymentsResource.get'>;
type Payment = Paying['payments'][number];

/** How to pay, a form for it, and what was announced. */
export function Payments({ account, paying }: { account: Account; paying: Paying }) {
  const { t } = useLingui();
  const names: Record<PaymentProviderName, string> = { bank_transfer: t`Bank transfer` };
  return (
    <div className={styles.payments}>
      {paying.providers.length === 0 && (
        <p>
          <Trans>Ask the staff of this site how to pay.</Trans>
        </p>
      )}
      {!account.is_closed &&
        paying.providers.map(({ name }) => (
          <section key={name} aria-label={names[name]}>
            <h3>{names[name]}</h3>
            <PayForm account={account} provider={name} />
          </section>
        ))}
      {paying.payments.length > 0 && (
        <ul className={styles.list} aria-label={t`Payments`}>
          {paying.payments.map((payment) => (
            <PaymentLine key={payment.id} {...{ payment, paying }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PayForm({ account, provider }: { account: Account; provider: PaymentProviderName }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { id, currency } = account;
  const form = useSendingForm({
    required: { amount_in_micro_currency: t`Enter an amount, such as 5 or 2.50.` },
    sentences: { 'invalid-amount_in_micro_currency': t`Enter an amount from 1 to 1,000,000.` },
    send: async ({ amount_in_micro_currency: amount = '' }) => {
      await call('AdPaymentResource.create', {
        ...{ ad_account_id: id, provider, amount_in_micro_currency: microOf(amount) ?? 0 },
      });
      await revalidate();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Get a reference</Trans>} isPart>
      <TextField
        name="amount_in_micro_currency"
        label={t`Amount (${currency})`}
        inputMode="decimal"
        hint={t`You get a reference to state with your transfer, so that we know whose it is.`}
        error={errorOf(form.errors, 'amount_in_micro_currency')}
      />
    </EntryForm>
  );
}

function PaymentLine({ payment, paying }: { payment: Payment; paying: Paying }) {
  const { t, i18n } = useLingui();
  const statuses: Record<PaymentStatus, string> = {
    waiting: t`Waiting for your transfer`,
    paid: t`Received`,
    cancelled: t`Canceled`,
  };
  const { status, currency } = payment;
  const isWaiting = status === 'waiting';
  const micro = status === 'paid' ? payment.received_in_micro_currency : payment.amount_in_micro_currency;
  const instructions = paying.providers.find(({ name }) => name === payment.provider)?.instructions ?? [];
  return (
    <li className={styles.payment}>
      <p>
        <strong>{moneyText(micro, currency, i18n.locale)}</strong> · {statuses[status]} ·{' '}
        {i18n.date(new Date(payment.created_at), { dateStyle: 'medium' })}
      </p>
      <p>
        <Trans>Reference:</Trans> <code className={styles.reference}>{payment.reference}</code>
      </p>
      {isWaiting && instructions.length > 0 && (
        <address className={styles.to} aria-label={t`Transfer to`}>
          {instructions.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {isWaiting && <CancelButton payment={payment} />}
    </li>
  );
}

function CancelButton({ payment }: { payment: Payment }) {
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    try {
      await call('AdPaymentResource.delete', { payment_id: payment.id });
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button size="small" pending={isPending} onClick={cancel}>
      <Trans>Cancel payment</Trans>
    </Button>
  );
}
