import type { ReactNode } from 'react';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { type UpdateWith, useStoredSetting } from './use-stored-setting.ts';

type SettingSwitchProps = {
  stored: boolean;
  updateWith: UpdateWith<boolean>;
  onSaved?: () => void;
  hint: ReactNode;
  children: ReactNode;
};

/** A setting that is on or off; applies at once. */
export function SettingSwitch({ stored, updateWith, onSaved, hint, children }: SettingSwitchProps) {
  const [isOn, choose] = useStoredSetting(stored, updateWith);
  const turn = async (next: boolean) => {
    if (await choose(next)) onSaved?.();
  };
  return (
    <Switch checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} hint={hint}>
      {children}
    </Switch>
  );
}
