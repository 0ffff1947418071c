import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { OBJECTIVE_TYPES } from '../campaign.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';
import { useObjectiveTypeTexts } from '../parts/use-objective-type-texts.ts';

interface ObjectiveFieldsProps {
  entries: DraftEntries;
  change: (changes: Partial<DraftEntries>) => void;
  form: SendingForm;
}

export function ObjectiveFields({ entries, change, form }: ObjectiveFieldsProps) {
  const texts = useObjectiveTypeTexts();
  return (
    <ChoiceGroup
      legend={<Trans>What do you want to achieve?</Trans>}
      error={errorOf(form.errors, 'campaign.objective_type')}
    >
      {OBJECTIVE_TYPES.map((one) => (
        <Radio
          key={one}
          name="campaign.objective_type"
          value={one}
          checked={entries.objective === one}
          onChange={() => change({ objective: one })}
          hint={texts[one].about}
        >
          {texts[one].name}
        </Radio>
      ))}
    </ChoiceGroup>
  );
}

/** What a campaign that sells from a catalog shows. */
export function ProductGroupField({
  entries,
  change,
  form,
  productGroups,
}: ObjectiveFieldsProps & { productGroups: SelectOption[] }) {
  const { t } = useLingui();
  return (
    <Select
      name="product_group_id"
      label={t`Product group`}
      hint={productGroups.length === 0 ? t`No product groups yet` : undefined}
      placeholder={t`Choose`}
      options={productGroups}
      value={entries.productGroupId ?? ''}
      onChange={({ target }) => change({ productGroupId: target.value || null })}
      error={errorOf(form.errors, 'product_group_id')}
    />
  );
}
