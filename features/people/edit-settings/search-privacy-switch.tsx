import { Trans } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { useKeptSetting } from './use-kept-setting.ts';

/** Whether search engines are asked to leave the own profile out; in force at once. */
export function SearchPrivacySwitch({ kept }: { kept: boolean }) {
  const [isHidden, hide] = useKeptSetting(kept, (exclude_from_search) => ({ exclude_from_search }));
  return (
    <Switch
      checked={isHidden}
      onChange={(event) => hide(event.currentTarget.checked)}
      hint={
        <Trans>
          Search engines are asked to leave your profile out; it can take them some weeks. People here still
          find you, and your public Pins and boards can still be found elsewhere.
        </Trans>
      }
    >
      <Trans>Hide your profile from search engines</Trans>
    </Switch>
  );
}
