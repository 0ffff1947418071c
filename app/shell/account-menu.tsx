import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ChevronDownIcon,
  LayoutGridIcon,
  LogOutIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import type { ShellViewer } from './shell-data.ts';

// Few have several accounts.
const SwitchAccountDialog = latePart(
  async () =>
    (await import('#features/core/identity/switch-account/switch-account-dialog.tsx')).SwitchAccountDialog,
);

export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const profile = `/${viewer.username}/`;
  const saved = `${profile}_self-profile/`;
  const ofPerson = [
    { id: 'profile', label: t`Your profile`, icon: <UserIcon size={18} />, to: profile },
    { id: 'saved-ideas', label: t`Your saved ideas`, icon: <LayoutGridIcon size={18} />, to: saved },
    { id: 'settings', label: t`Settings`, icon: <SettingsIcon size={18} />, to: '/settings/' },
  ];
  if (viewer.isStaff) {
    const icon = <ShieldIcon size={18} />;
    ofPerson.push({ id: 'moderation', label: t`Moderation`, icon, to: '/moderation/' });
  }
  const [isSwitching, setSwitching] = useState(false);
  const toSwitch = () => setSwitching(true);
  const ofSession = [
    { id: 'accounts', label: t`Switch account`, icon: <UsersIcon size={18} />, onSelect: toSwitch },
    { id: 'log-out', label: t`Log out`, icon: <LogOutIcon size={18} />, onSelect: logOut },
  ];
  const groups = [
    { id: 'person', title: viewer.fullName, entries: ofPerson },
    { id: 'session', entries: ofSession },
  ];
  return (
    <>
      <IconMenuButton label={t`Account`} size="tiny" groups={groups}>
        <ChevronDownIcon size={18} />
      </IconMenuButton>
      {isSwitching && <SwitchAccountDialog before={null} onClose={() => setSwitching(false)} />}
    </>
  );
}

function useLogOut() {
  const { t } = useLingui();
  return async () => {
    try {
      await call('UserSessionResource.delete', {});
      // A full page load: nothing of this person may stay in the browser's memory.
      location.assign('/');
    } catch {
      toast.show({ kind: 'error', text: t`You could not be logged out. Please try again.` });
    }
  };
}
