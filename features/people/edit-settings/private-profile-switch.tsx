import { Trans } from '@lingui/react/macro';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { useKeptSetting } from './use-kept-setting.ts';

type PrivateProfileSwitchProps = { kept: boolean; onChanged: () => void };

/** Whether only approved followers see the own profile; in force at once. */
export function PrivateProfileSwitch({ kept, onChanged }: PrivateProfileSwitchProps) {
  const [isPrivate, choosePrivate] = useKeptSetting(kept, (next) => ({ is_private_profile: next }));
  const choose = async (next: boolean) => {
    if (await choosePrivate(next)) onChanged();
  };
  return (
    <Switch
      checked={isPrivate}
      onChange={(event) => choose(event.currentTarget.checked)}
      hint={
        <Trans>
          Only people you approve see your Pins, your boards, and who follows whom. Who follows you already
          keeps seeing them. Everyone still finds your name and your picture.
        </Trans>
      }
    >
      <Trans>Private profile</Trans>
    </Switch>
  );
}
