import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';

type SecretBoxProps = { isSecret: boolean; onChange: (isSecret: boolean) => void };

export function SecretBox({ isSecret, onChange }: SecretBoxProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="secret"
      checked={isSecret}
      onChange={(event) => onChange(event.currentTarget.checked)}
      hint={t`Only you and the people you invite can see it.`}
    >
      <Trans>Keep this board secret</Trans>
    </Checkbox>
  );
}
