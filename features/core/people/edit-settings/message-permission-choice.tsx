import { useLingui } from '@lingui/react/macro';
import type { MessagePermission } from '../message-permission.ts';
import { SettingChoice } from './setting-choice.tsx';

export function MessagePermissionChoice({ stored }: { stored: MessagePermission }) {
  const { t } = useLingui();
  const choices = useChoices();
  return (
    <SettingChoice
      name="message-permission"
      legend={t`Who can send me messages`}
      stored={stored}
      choices={choices}
      updateWith={(message_permission) => ({ message_permission })}
    />
  );
}

function useChoices(): { value: MessagePermission; label: string; hint?: string }[] {
  const { t } = useLingui();
  return [
    {
      ...{ value: 'everyone', label: t`Everyone` },
      hint: t`First messages from people you don't follow go to your requests.`,
    },
    { value: 'followed', label: t`People I follow` },
    {
      ...{ value: 'nobody', label: t`Nobody` },
      hint: t`Messages are off. You can't send or receive any.`,
    },
  ];
}
