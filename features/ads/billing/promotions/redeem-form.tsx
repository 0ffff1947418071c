import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';

export function RedeemForm({ account: { id, currency } }: { account: { id: string; currency: string } }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useSendingForm({
    required: { code: t`Enter a code.` },
    send: async ({ code = '' }) => {
      const { data } = await call('AdPromotionResource.create', { ad_account_id: id, code });
      const amount = moneyText(data.amount_in_micro_currency, currency, i18n.locale);
      toast.show({ kind: 'success', text: t`${amount} added to your balance` });
      await revalidate();
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Redeem</Trans>} isPart>
      <TextField
        name="code"
        label={t`Promotion code`}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={60}
        error={errorOf(form.errors, 'code')}
      />
    </EntryForm>
  );
}
