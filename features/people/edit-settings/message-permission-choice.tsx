import { useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import type { MessagePermission } from '../message-permission.ts';
import styles from './save-behavior-choice.module.css';
import { useKeptSetting } from './use-kept-setting.ts';

/** Who may begin to write to the viewer. */
export function MessagePermissionChoice({ kept }: { kept: MessagePermission }) {
  const { t } = useLingui();
  const [chosen, choose] = useKeptSetting(kept, (message_permission) => ({ message_permission }));
  const choices = useChoices();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`Who can send me messages`}</legend>
      {choices.map(({ value, label, hint }) => (
        <Radio
          key={value}
          name="message-permission"
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

function useChoices(): { value: MessagePermission; label: string; hint?: string }[] {
  const { t } = useLingui();
  return [
    {
      ...{ value: 'everyone', label: t`Everyone` },
      hint: t`First messages of people you do not follow wait among your requests.`,
    },
    { value: 'followed', label: t`People I follow` },
    {
      ...{ value: 'nobody', label: t`Nobody` },
      hint: t`Messages are off: nobody writes to you, and you write to nobody.`,
    },
  ];
}
