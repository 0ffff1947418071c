import { useLingui } from '@lingui/react/macro';
import type { MentionPermission } from '../social-permissions.ts';
import { RadioChoice } from './radio-choice.tsx';
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
    <RadioChoice
      name="mention-permission"
      legend={t`Who can mention me`}
      chosen={chosen}
      choices={choices}
      onChoose={choose}
    />
  );
}
