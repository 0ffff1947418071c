import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

type PrivateProfileSwitchProps = { kept: boolean; onChanged: () => void };

/** Whether only approved followers see the own profile; in force at once. */
export function PrivateProfileSwitch({ kept, onChanged }: PrivateProfileSwitchProps) {
  const { t } = useLingui();
  const [isPrivate, setPrivate] = useState(kept);
  const choose = async (next: boolean) => {
    setPrivate(next);
    try {
      await call('UserSettingsResource.update', { is_private_profile: next });
      onChanged();
    } catch {
      setPrivate(!next);
      const text = t`Your choice could not be saved. Please try again.`;
      toast.show({ kind: 'error', text, duration: 5000 });
    }
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
