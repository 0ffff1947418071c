import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';

type PromoteGroupProps = {
  group: { id: string; name: string };
  account: { id: string; currency: string };
  /** Ad groups that sell from the catalog. */
  shopping: readonly { id: string; name: string; campaign: string }[];
};

export function PromoteGroup(props: PromoteGroupProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = props.group;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Promote ${name}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Promote</Trans>
      </Button>
      <Dialog title={t`Promote ${name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PromoteForm {...props} />
      </Dialog>
    </>
  );
}

function PromoteForm({ group, account, shopping }: PromoteGroupProps) {
  const { t } = useLingui();
  const [adGroupId, setAdGroupId] = useState('');
  const form = usePromotion(group.id, account.id, adGroupId);
  const options = shopping.map(({ id, name, campaign }) => ({ value: id, label: `${campaign} – ${name}` }));
  return (
    <EntryForm form={form} submit={<Trans>Promote</Trans>}>
      <p>
        <Trans>Available products are shown one at a time, once we've reviewed them.</Trans>
      </p>
      <Select
        name="ad_group_id"
        label={t`Ad group`}
        value={adGroupId}
        onChange={({ target }) => setAdGroupId(target.value)}
        options={[{ value: '', label: t`In a new campaign` }, ...options]}
        error={errorOf(form.errors, 'ad_group_id')}
      />
      {!adGroupId && (
        <>
          <TextField
            name="budget"
            label={t`Budget a day (${account.currency})`}
            inputMode="decimal"
            defaultValue="5"
            error={errorOf(form.errors, 'budget_in_micro_currency')}
          />
          <TextField
            name="days"
            label={t`Days`}
            inputMode="numeric"
            defaultValue="7"
            hint={t`They begin once the ad is approved.`}
            error={errorOf(form.errors, 'days')}
          />
        </>
      )}
    </EntryForm>
  );
}

function usePromotion(productGroupId: string, adAccountId: string, adGroupId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useSendingForm({
    required: {},
    sentences: {
      'invalid-budget_in_micro_currency': t`Enter an amount from 1 to 1,000,000.`,
      'invalid-days': t`Enter a number of days from 1 to 365.`,
    },
    send: async ({ budget = '', days = '' }) => {
      const chosen = adGroupId
        ? { ad_group_id: adGroupId }
        : { budget_in_micro_currency: microOf(budget) ?? 0, days: Number(days) };
      const { data } = await call('ProductGroupPromotionResource.create', {
        ...{ ad_account_id: adAccountId, product_group_id: productGroupId },
        ...chosen,
      });
      await navigate(`/advertiser/reporting/productgroups/?adGroupIds=${data.ad_group_id}&message=created`);
      return 'leaving';
    },
  });
}
