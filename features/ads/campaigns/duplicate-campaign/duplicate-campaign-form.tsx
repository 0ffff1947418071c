import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { AD_LIMITS } from '../campaign.ts';
import { useAdTexts } from '../parts/use-ad-texts.ts';
import { useAmountTexts } from '../parts/use-amount-texts.ts';

type DuplicateFormProps = {
  campaign: { id: string; name: string };
  onDone: (id: string) => void | Promise<void>;
};

export function DuplicateCampaignForm({ campaign: { id, name }, onDone }: DuplicateFormProps) {
  const { t } = useLingui();
  const { statuses } = useAdTexts();
  const [status, setStatus] = useState<'ACTIVE' | 'PAUSED'>('PAUSED');
  const form = useDuplicating(id, status, onDone);
  return (
    <EntryForm form={form} submit={<Trans>Duplicate</Trans>} isPart>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Only you see it.`}
        maxLength={AD_LIMITS.name}
        defaultValue={t`Copy of ${name}`}
        error={errorOf(form.errors, 'name')}
      />
      <Select
        label={t`Status`}
        value={status}
        options={(['PAUSED', 'ACTIVE'] as const).map((value) => ({ value, label: statuses[value] }))}
        onChange={({ target }) => setStatus(target.value === 'ACTIVE' ? 'ACTIVE' : 'PAUSED')}
      />
      <TextField
        type="date"
        name="end_date"
        label={t`Last day`}
        isOptional
        hint={t`Without one, each part keeps its own, unless it is over.`}
        error={errorOf(form.errors, 'end_date')}
      />
    </EntryForm>
  );
}

function useDuplicating(id: string, status: 'ACTIVE' | 'PAUSED', onDone: DuplicateFormProps['onDone']) {
  const { t } = useLingui();
  return useSendingForm({
    required: { name: t`Enter a name.` },
    sentences: useAmountTexts(),
    fieldOf: (option) => option.replace(/^(campaign|ad_group)\./, ''),
    send: async ({ name: copied = '', end_date }) => {
      const options = { campaign_id: id, name: copied, status, end_date: end_date || null };
      const { data } = await call('CampaignDuplicateResource.create', options);
      const count = data.ads_left_out;
      const text = t`${plural(count, {
        one: '# ad was left out: its Pin can no longer be promoted.',
        other: '# ads were left out: their Pins can no longer be promoted.',
      })}`;
      if (count > 0) toast.show({ kind: 'success', text });
      await onDone(data.id);
      return 'leaving';
    },
  });
}
