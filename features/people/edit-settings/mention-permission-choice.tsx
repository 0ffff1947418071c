import { useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import type { MentionPermission } from '../social-permissions.ts';
import styles from './save-behavior-choice.module.css';
import { useKeptSetting } from './use-kept-setting.ts';

/** Who may mention the viewer. */
export function MentionPermissionChoice({ kept }: { kept: MentionPermission }) {
  const { t } = useLingui();
  const [chosen, choose] = useKeptSetting(kept, (mention_permission) => ({ mention_permission }));
  const choices: { value: MentionPermission; label: string; hint?: string }[] = [
    { value: 'everyone', label: t`Everyone` },
    { value: 'followed', label: t`People I follow` },
    {
      value: 'nobody',
      label: t`Nobody`,
      hint: t`Your name in a comment leads nowhere, and you are not told.`,
    },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`Who can mention me`}</legend>
      {choices.map(({ value, label, hint }) => (
        <Radio
          key={value}
          name="mention-permission"
          hint={hint}
          checked={chosen === value}
          onChange={() => choose(value)}
        >
          {label}
        </Radio>
      ))}
    </fieldset>
  );
}
