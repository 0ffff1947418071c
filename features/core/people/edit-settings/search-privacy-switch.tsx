import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether search engines are asked to skip the viewer's profile; applies at once. */
export function SearchPrivacySwitch({ stored }: { stored: boolean }) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(exclude_from_search) => ({ exclude_from_search })}
      hint={
        <Trans>
          We ask search engines to leave out your profile, which can take them some weeks. People can still
          find you here, and your public Pins and boards elsewhere.
        </Trans>
      }
    >
      <Trans>Hide your profile from search engines</Trans>
    </SettingSwitch>
  );
}
