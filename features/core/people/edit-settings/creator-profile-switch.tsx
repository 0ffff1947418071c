import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

export function CreatorProfileSwitch({ stored }: { stored: boolean }) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(show_creator_profile) => ({ show_creator_profile })}
      hint={
        <Trans>
          Your profile is wider and shows everyone your monthly views. The number is updated every night.
        </Trans>
      }
    >
      <Trans>Show a creator profile</Trans>
    </SettingSwitch>
  );
}
