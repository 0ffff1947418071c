import { useLingui } from '@lingui/react/macro';
import type { MentionPermission } from '../social-permissions.ts';
import { SettingChoice } from './setting-choice.tsx';

export function MentionPermissionChoice({ stored }: { stored: MentionPermission }) {
  const { t } = useLingui();
  const choices: { value: MentionPermission; label: string; hint?: string }[] = [
    { value: 'everyone', label: t`Everyone` },
    { value: 'followed', label: t`People I follow` },
    {
      value: 'nobody',
      label: t`Nobody`,
      hint: t`Your name in a comment won't be a link, and you won't be notified.`,
    },
  ];
  return (
    <SettingChoice
      name="mention-permission"
      legend={t`Who can mention me`}
      stored={stored}
      choices={choices}
      updateWith={(mention_permission) => ({ mention_permission })}
    />
  );
}
