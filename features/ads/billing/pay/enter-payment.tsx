import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';

/** For staff who look through bank statements. */
export function EnterPayment() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Enter a transfer</Trans>
      </Button>
      <Dialog title={t`Enter a transfer`} isOpen={isOpen} onClose={close}>
        <TransferForm onDone={close} />
      </Dialog>
    </>
  );
}

function TransferForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSendingForm({
    required: {
      reference: t`Enter the reference of the transfer.`,
      amount_in_micro_currency: t`Enter an amount, such as 5 or 2.50.`,
    },
    sentences: {
      'invalid-reference': t`No payment has this reference.`,
      'invalid-amount_in_micro_currency': t`Enter an amount from 1 to 1,000,000.`,
    },
    send: async ({ reference = '', amount_in_micro_currency: amount = '' }) => {
      const sent = { reference, amount_in_micro_currency: microOf(amount) ?? 0 };
      const { data } = await call('ModerationAdPaymentResource.create', sent);
      const text = data.is_new ? t`Added to the balance` : t`This payment was entered before`;
      toast.show({ kind: 'success', text });
      void revalidate();
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Add</Trans>}>
      <TextField
        name="reference"
        label={t`Reference`}
        placeholder="RF…"
        error={errorOf(form.errors, 'reference')}
      />
      <TextField
        name="amount_in_micro_currency"
        label={t`Amount`}
        inputMode="decimal"
        error={errorOf(form.errors, 'amount_in_micro_currency')}
      />
    </EntryForm>
  );
}
