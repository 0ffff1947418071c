import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import type { MenuGroup } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { actingRouteOf } from '#features/business/access/active-profile.ts';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import { keepChoice } from './acting-end.ts';
import type { ShellActing, ShellProfile } from './shell-data.ts';

/** In the header of those who were given access to a business. */
export function ProfileSwitcher({ acting }: { acting: ShellActing }) {
  const { t } = useLingui();
  const choose = useChooseProfile(acting);
  const { active, self, profiles } = acting;
  const shown = active ?? { id: self.id, name: self.fullName, image: self.imageSmallUrl };
  const name = shown.name;
  const entryOf = (profile: ShellProfile) => ({
    id: profile.id,
    label: profile.id === self.id ? t`${profile.name} (you)` : profile.name,
    hint: `@${profile.username}`,
    icon: <Avatar name={profile.name} src={profile.image} size={24} />,
  });
  const usable = profiles.filter(({ needsSecondFactor }) => !needsSecondFactor);
  const entries = usable.map((profile) => ({
    ...entryOf(profile),
    isChecked: profile.id === shown.id,
    onSelect: () => choose(profile),
  }));
  const locked = profiles.filter(({ needsSecondFactor }) => needsSecondFactor);
  const lockedEntries = locked.map((profile) => ({
    ...entryOf(profile),
    to: '/settings/account-settings/',
  }));
  const groups: MenuGroup[] = [{ id: 'profiles', title: t`Act as`, selection: 'single', entries }];
  if (lockedEntries.length > 0)
    groups.push({ id: 'locked', title: t`Turn on two-factor login to act as`, entries: lockedEntries });
  return (
    <IconMenuButton label={t`Acting as ${name}. Switch profile`} groups={groups}>
      <Avatar name={name} src={shown.image} size={28} />
    </IconMenuButton>
  );
}

/** A full page load: nothing that was loaded for another account stays. */
export function useChooseProfile({ self }: ShellActing) {
  const { pathname } = useLocation();
  return (profile: ShellProfile) => {
    keepChoice(profile.id === self.id ? null : { viewerId: self.id, profileId: profile.id });
    const { rule, username } = actingRouteOf(pathname);
    // Who may only look is active on the pages of the business alone.
    const isHere = rule === 'always' && username === null && permissionsAllow(profile.permissions, 'react');
    location.assign(isHere ? pathname : `/${profile.username}/`);
  };
}
