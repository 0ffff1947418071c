import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { DIVERSITY_LABELS, OWNER_LABELS } from '../merchant.ts';
import { LabelChoice } from '../parts/label-choice.tsx';
import { useMerchantTexts } from '../parts/use-merchant-texts.ts';
import type { OwnMerchantAnswer } from '../wire/own-merchant.view.ts';

type StoredLabels = Pick<OwnMerchantAnswer, 'business_diversity_labels' | 'owner_labels'>;

export function LabelsForm(stored: StoredLabels) {
  const texts = useMerchantTexts();
  const [chosen, setChosen] = useState<StoredLabels>({
    business_diversity_labels: stored.business_diversity_labels,
    owner_labels: stored.owner_labels,
  });
  const form = useSaving(chosen);
  return (
    <EntryForm form={form} isPart submit={<Trans>Save labels</Trans>}>
      <LabelChoice
        name="owner_labels"
        legend={<Trans>Who owns the business?</Trans>}
        texts={texts.owner}
        labels={OWNER_LABELS}
        chosen={chosen.owner_labels}
        onChange={(owner_labels) => setChosen({ ...chosen, owner_labels })}
        error={errorOf(form.errors, 'owner_labels')}
      />
      <LabelChoice
        name="business_diversity_labels"
        legend={<Trans>Which communities does the business belong to?</Trans>}
        texts={texts.diversity}
        labels={DIVERSITY_LABELS}
        chosen={chosen.business_diversity_labels}
        onChange={(labels) => setChosen({ ...chosen, business_diversity_labels: labels })}
        error={errorOf(form.errors, 'business_diversity_labels')}
      />
    </EntryForm>
  );
}

function useSaving(chosen: StoredLabels) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return useSendingForm({
    required: {},
    send: async () => {
      await call('MerchantLabelsResource.update', chosen);
      toast.show({ kind: 'success', text: t`Labels saved` });
      await revalidate();
      return 'staying';
    },
  });
}
