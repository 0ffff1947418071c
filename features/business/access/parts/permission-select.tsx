import { useLingui } from '@lingui/react/macro';
import { Select } from '#design/select/select.tsx';
import { BUSINESS_PERMISSIONS, type BusinessPermission } from '#features/core/identity/acting-access.ts';
import { usePermissionTexts } from './use-permission-texts.ts';

type PermissionSelectProps = {
  /** Hidden: the row says whom it is about. */
  label?: string;
  value: BusinessPermission;
  /** Only owners make owners. */
  mayOwn?: boolean;
  offered?: readonly BusinessPermission[];
  hint?: string;
  isDisabled?: boolean;
  onChoose: (permission: BusinessPermission) => void;
};

export function PermissionSelect({ label, value, isDisabled, onChoose, ...rest }: PermissionSelectProps) {
  const { t } = useLingui();
  const texts = usePermissionTexts();
  const { mayOwn = false, offered = BUSINESS_PERMISSIONS.filter((one) => mayOwn || one !== 'OWNER') } = rest;
  return (
    <Select
      label={label ?? t`Permission`}
      isLabelHidden={label !== undefined}
      name="permission"
      value={value}
      disabled={isDisabled}
      hint={rest.hint ?? texts[value].hint}
      options={offered.map((one) => ({ value: one, label: texts[one].name }))}
      onChange={({ currentTarget }) => {
        const chosen = offered.find((one) => one === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
