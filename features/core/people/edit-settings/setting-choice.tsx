import { useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { TitledGroup } from '#design/checkbox/choice-group.tsx';
import { SAVE_BEHAVIORS, type SaveBehavior } from '../person.ts';
import type { MentionPermission, MessagePermission } from '../social-permissions.ts';
import { type UpdateWith, useStoredSetting } from './use-stored-setting.ts';

type SettingChoiceProps<Value extends string | number> = {
  name: string;
  legend: string;
  stored: Value;
  choices: readonly { value: Value; label: string; hint?: string }[];
  updateWith: UpdateWith<Value>;
};

function SettingChoice<Value extends string | number>(props: SettingChoiceProps<Value>) {
  const { name, legend, stored, choices, updateWith } = props;
  const [chosen, choose] = useStoredSetting(stored, updateWith);
  return (
    <TitledGroup title={legend}>
      {choices.map(({ value, label, hint }) => (
        <Radio key={value} name={name} hint={hint} checked={chosen === value} onChange={() => choose(value)}>
          {label}
        </Radio>
      ))}
    </TitledGroup>
  );
}

export function MentionPermissionChoice({ stored }: { stored: MentionPermission }) {
  const { t } = useLingui();
  const choices: { value: MentionPermission; label: string; hint?: string }[] = [
    { value: 'everyone', label: t`Everyone` },
    { value: 'followed', label: t`People I follow` },
    {
      value: 'nobody',
      label: t`No one`,
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
      ...{ value: 'nobody', label: t`No one` },
      hint: t`Messages are off. You can't send or receive any.`,
    },
  ];
}

export function SaveBehaviorChoice({ stored }: { stored: SaveBehavior }) {
  const { t } = useLingui();
  const choices = [
    { value: SAVE_BEHAVIORS.showBoardPicker, label: t`Ask me to choose a board the first time` },
    { value: SAVE_BEHAVIORS.saveToProfile, label: t`Save to my profile the first time` },
  ];
  return (
    <SettingChoice
      name="save-behavior"
      legend={t`When I save a Pin`}
      stored={stored}
      choices={choices}
      updateWith={(save_behavior) => ({ save_behavior })}
    />
  );
}
