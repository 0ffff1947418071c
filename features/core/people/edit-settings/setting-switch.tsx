import { Trans } from '@lingui/react/macro';
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

function SettingSwitch({ stored, updateWith, onSaved, hint, children }: SettingSwitchProps) {
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

type PrivateProfileSwitchProps = { stored: boolean; onChanged: () => void };

export function PrivateProfileSwitch({ stored, onChanged }: PrivateProfileSwitchProps) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(is_private_profile) => ({ is_private_profile })}
      onSaved={onChanged}
      hint={
        <Trans>
          Only people you approve can see your Pins, your boards and who follows whom. People who already
          follow you still can. Everyone can find your name and picture.
        </Trans>
      }
    >
      <Trans>Private profile</Trans>
    </SettingSwitch>
  );
}

export function SearchPrivacySwitch({ stored }: { stored: boolean }) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(exclude_from_search) => ({ exclude_from_search })}
      hint={
        <Trans>
          We ask search engines to leave out your profile. This can take a few weeks. People can still find
          you here, and your public Pins and boards elsewhere.
        </Trans>
      }
    >
      <Trans>Hide your profile from search engines</Trans>
    </SettingSwitch>
  );
}

export function CreatorProfileSwitch({ stored }: { stored: boolean }) {
  return (
    <SettingSwitch
      stored={stored}
      updateWith={(show_creator_profile) => ({ show_creator_profile })}
      hint={
        <Trans>
          Your profile is wider and shows everyone your monthly views. The number is updated every night.
        </Trans>
      }
    >
      <Trans>Show a creator profile</Trans>
    </SettingSwitch>
  );
}
