import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AD_ACCOUNT_LIMITS } from '../ad-account.ts';
import { microOf } from '../money.ts';

type Account = { id: string; name: string; currency: string };

export function CreditAccount({ account }: { account: Account }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Add to balance</Trans>
      </Button>
      <Dialog title={t`Add to the balance of ${account.name}`} isOpen={isOpen} onClose={close}>
        <CreditForm account={account} onDone={close} />
      </Dialog>
    </>
  );
}

function CreditForm({ account: { id, currency }, onDone }: { account: Account; onDone: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSendingForm({
    required: { amount_in_micro_currency: t`Enter an amount, such as 5 or 2.50.` },
    sentences: { 'invalid-amount_in_micro_currency': t`Enter an amount from 1 to 1,000,000.` },
    send: async ({ amount_in_micro_currency: amount = '', reason, note = '' }) => {
      await call('ModerationAdCreditResource.create', {
        ad_account_id: id,
        reason: reason === 'payment' ? 'payment' : 'credit',
        amount_in_micro_currency: microOf(amount) ?? 0,
        note,
      });
      toast.show({ kind: 'success', text: t`Added to the balance` });
      void revalidate();
      onDone();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Add</Trans>}>
      <CreditFields currency={currency} errors={form.errors} />
    </EntryForm>
  );
}

function CreditFields({ currency, errors }: { currency: string; errors: readonly FormError[] }) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceGroup legend={<Trans>What is it?</Trans>}>
        <Radio name="reason" value="payment" defaultChecked>
          <Trans>The business has paid it</Trans>
        </Radio>
        <Radio name="reason" value="credit">
          <Trans>We give it</Trans>
        </Radio>
      </ChoiceGroup>
      <TextField
        name="amount_in_micro_currency"
        label={t`Amount (${currency})`}
        inputMode="decimal"
        error={errorOf(errors, 'amount_in_micro_currency')}
      />
      <TextField
        name="note"
        label={t`Note`}
        isOptional
        hint={t`The business sees it in its billing.`}
        maxLength={AD_ACCOUNT_LIMITS.note}
        error={errorOf(errors, 'note')}
      />
    </>
  );
}
