import { Trans } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether search engines are asked to leave the own profile out; in force at once. */
export function SearchPrivacySwitch({ kept }: { kept: boolean }) {
  return (
    <SettingSwitch
      kept={kept}
      updateWith={(exclude_from_search) => ({ exclude_from_search })}
      hint={
        <Trans>
          Search engines are asked to leave your profile out; it can take them some weeks. People here still
          find you, and your public Pins and boards can still be found elsewhere.
        </Trans>
      }
    >
      <Trans>Hide your profile from search engines</Trans>
    </SettingSwitch>
  );
}
