import { useLingui } from '@lingui/react/macro';
import { SAVE_BEHAVIORS, type SaveBehavior } from '../person.ts';
import { SettingChoice } from './setting-choice.tsx';

export function SaveBehaviorChoice({ stored }: { stored: SaveBehavior }) {
  const { t } = useLingui();
  const choices = [
    { value: SAVE_BEHAVIORS.showBoardPicker, label: t`Ask me for a board, then save to the last one` },
    { value: SAVE_BEHAVIORS.saveToProfile, label: t`Save to my profile, or where I saved last` },
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
