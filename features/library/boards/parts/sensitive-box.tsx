import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';

type SensitiveBoxProps = {
  isSensitive: boolean;
  /** The staff marked it, so its owner cannot take the mark off. */
  isByStaff: boolean;
  onChange: (isSensitive: boolean) => void;
};

/** Whether the pictures of a board are hidden from others until they ask to see them. */
export function SensitiveBox({ isSensitive, isByStaff, onChange }: SensitiveBoxProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="sensitive"
      checked={isSensitive}
      disabled={isByStaff}
      onChange={(event) => onChange(event.currentTarget.checked)}
      hint={
        isByStaff
          ? t`The staff of this site marked this board.`
          : t`Others see its pictures only if they choose to.`
      }
    >
      <Trans>Mark this board as sensitive</Trans>
    </Checkbox>
  );
}
