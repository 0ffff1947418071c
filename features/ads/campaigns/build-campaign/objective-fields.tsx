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
