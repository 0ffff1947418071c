import type { ComponentProps } from 'react';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: SelectOption[];
    placeholder?: string;
  };

/** For long lists use ComboBox. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { label, isLabelHidden, hint, error, errorId, isOptional, className, ...select } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error, errorId, isOptional, className }}>
      {(aria) => (
        <div className={fieldStyles.framed}>
          <select {...select} {...aria} className={fieldStyles.control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={fieldStyles.after}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
