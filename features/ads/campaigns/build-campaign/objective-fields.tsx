import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { OBJECTIVE_TYPES, type ObjectiveType } from '../campaign.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';

export function useObjectiveTypeTexts(): Record<ObjectiveType, { name: string; about: string }> {
  const { t } = useLingui();
  return {
    AWARENESS: { name: t`Awareness`, about: t`Be seen by many people. You pay for impressions.` },
    CONSIDERATION: { name: t`Traffic`, about: t`Bring people to your website. You pay for clicks.` },
    WEB_CONVERSION: {
      name: t`Conversions`,
      about: t`Have people buy or sign up on your website. You pay for clicks.`,
    },
    CATALOG_SALES: { name: t`Catalog sales`, about: t`Advertise products of your catalog. You pay for clicks.` },
    VIDEO_COMPLETION: { name: t`Video views`, about: t`Have your videos seen. You pay for impressions.` },
  };
}

interface ObjectiveFieldsProps {
  entries: DraftEntries;
  change: (changes: Partial<DraftEntries>) => void;
  form: SendingForm;
  productGroups: SelectOption[];
}

export function ObjectiveFields({ entries, change, form, productGroups }: ObjectiveFieldsProps) {
  const { t } = useLingui();
  const texts = useObjectiveTypeTexts();
  const { objective, productGroupId } = entries;
  return (
    <>
      <ChoiceGroup
        legend={<Trans>What do you want to achieve?</Trans>}
        error={errorOf(form.errors, 'campaign.objective_type')}
      >
        {OBJECTIVE_TYPES.map((one) => (
          <Radio
            key={one}
            name="campaign.objective_type"
            value={one}
            checked={objective === one}
            onChange={() => change({ objective: one })}
            hint={texts[one].about}
          >
            {texts[one].name}
          </Radio>
        ))}
      </ChoiceGroup>
      {objective === 'CATALOG_SALES' && (
        <Select
          name="product_group_id"
          label={t`Product group`}
          placeholder={t`Choose`}
          options={productGroups}
          value={productGroupId ?? ''}
          onChange={({ target }) => change({ productGroupId: target.value || null })}
          error={errorOf(form.errors, 'product_group_id')}
        />
      )}
    </>
  );
}
