import type { ReactNode } from 'react';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { type UpdateWith, useKeptSetting } from './use-kept-setting.ts';

type SettingSwitchProps = {
  kept: boolean;
  updateWith: UpdateWith<boolean>;
  onSaved?: () => void;
  hint: ReactNode;
  children: ReactNode;
};

/** A setting that is on or off; in force at once. */
export function SettingSwitch({ kept, updateWith, onSaved, hint, children }: SettingSwitchProps) {
  const [isOn, choose] = useKeptSetting(kept, updateWith);
  const turn = async (next: boolean) => {
    if (await choose(next)) onSaved?.();
  };
  return (
    <Switch checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} hint={hint}>
      {children}
    </Switch>
  );
}
