import { useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { Select, type SelectOption } from '#design/select/select.tsx';
import type { SendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { OBJECTIVE_TYPES } from '../campaign.ts';
import { ObjectiveChoice } from '../parts/objective-choice.tsx';
import type { DraftEntries } from '../parts/tree-entries.ts';

interface ObjectiveFieldsProps {
  entries: DraftEntries;
  change: (changes: Partial<DraftEntries>) => void;
  form: SendingForm;
}

export function ObjectiveFields({ entries, change, form }: ObjectiveFieldsProps) {
  return (
    <ObjectiveChoice
      name="campaign.objective_type"
      offered={OBJECTIVE_TYPES}
      chosen={entries.objective}
      onChoose={(objective) => change({ objective })}
      error={errorOf(form.errors, 'campaign.objective_type')}
    />
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
