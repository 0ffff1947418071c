import { Trans } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { useKeptSetting } from './use-kept-setting.ts';

/** Whether the own profile is a creator's; in force at once. */
export function CreatorProfileSwitch({ kept }: { kept: boolean }) {
  const [isCreator, choose] = useKeptSetting(kept, (show_creator_profile) => ({ show_creator_profile }));
  return (
    <Switch
      checked={isCreator}
      onChange={(event) => choose(event.currentTarget.checked)}
      hint={
        <Trans>
          Your profile is wider, and tells everybody how often you and your Pins are looked at in a month. The
          number is counted every night.
        </Trans>
      }
    >
      <Trans>Show a creator profile</Trans>
    </Switch>
  );
}
