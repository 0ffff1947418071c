import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether the own profile is a creator's; in force at once. */
export function CreatorProfileSwitch({ kept }: { kept: boolean }) {
  return (
    <SettingSwitch
      kept={kept}
      updateWith={(show_creator_profile) => ({ show_creator_profile })}
      hint={
        <Trans>
          Your profile is wider, and tells everybody how often you and your Pins are looked at in a month. The
          number is counted every night.
        </Trans>
      }
    >
      <Trans>Show a creator profile</Trans>
    </SettingSwitch>
  );
}
