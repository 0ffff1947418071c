import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

type PrivateProfileSwitchProps = { stored: boolean; onChanged: () => void };

export function PrivateProfileSwitch({ stored, onChanged }: PrivateProfileSwitchProps) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(is_private_profile) => ({ is_private_profile })}
      onSaved={onChanged}
      hint={
        <Trans>
          Only people you approve can see your Pins, your boards and who follows whom. People who already
          follow you still can. Everyone can find your name and picture.
        </Trans>
      }
    >
      <Trans>Private profile</Trans>
    </SettingSwitch>
  );
}
