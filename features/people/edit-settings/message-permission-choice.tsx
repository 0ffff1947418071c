import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import type { MessagePermission } from '../message-permission.ts';
import styles from './save-behavior-choice.module.css';

/** Who may begin to write to the viewer. */
export function MessagePermissionChoice({ kept }: { kept: MessagePermission }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(kept);
  const choose = async (next: MessagePermission) => {
    setChosen(next);
    try {
      await call('UserSettingsResource.update', { message_permission: next });
    } catch {
      setChosen(chosen);
      toast.show({
        kind: 'error',
        text: t`Your choice could not be saved. Please try again.`,
        duration: 5000,
      });
    }
  };
  const choices = [
    {
      ...{ value: 'everyone' as const, label: t`Everyone` },
      hint: t`First messages of people you do not follow wait among your requests.`,
    },
    { value: 'followed' as const, label: t`People I follow`, hint: undefined },
    {
      ...{ value: 'nobody' as const, label: t`Nobody` },
      hint: t`Messages are off: nobody writes to you, and you write to nobody.`,
    },
  ];
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
