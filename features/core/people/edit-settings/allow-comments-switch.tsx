import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

export function AllowCommentsSwitch({ stored }: { stored: boolean }) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(allow_comments) => ({ allow_comments })}
      hint={<Trans>If you turn this off, no one can comment on your Pins.</Trans>}
    >
      <Trans>Allow comments on your Pins</Trans>
    </SettingSwitch>
  );
}
