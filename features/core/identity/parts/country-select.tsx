import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Select, type SelectOption } from '#design/select/select.tsx';

type CountrySelectProps = Omit<ComponentProps<typeof Select>, 'name' | 'label' | 'options'> & {
  countries: SelectOption[];
};

export function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const { t } = useLingui();
  return (
    <Select
      {...select}
      name="country"
      label={t`Country`}
      placeholder={t`Choose`}
      autoComplete="country"
      options={countries}
    />
  );
}
