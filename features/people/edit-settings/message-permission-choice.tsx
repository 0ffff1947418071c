import { useLingui } from '@lingui/react/macro';
import type { MessagePermission } from '../message-permission.ts';
import { RadioChoice } from './radio-choice.tsx';
import { useKeptSetting } from './use-kept-setting.ts';

/** Who may begin to write to the viewer. */
export function MessagePermissionChoice({ kept }: { kept: MessagePermission }) {
  const { t } = useLingui();
  const [chosen, choose] = useKeptSetting(kept, (message_permission) => ({ message_permission }));
  const choices = useChoices();
  return (
    <RadioChoice
      name="message-permission"
      legend={t`Who can send me messages`}
      chosen={chosen}
      choices={choices}
      onChoose={choose}
    />
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
