import { useLingui } from '@lingui/react/macro';
import { FlagIcon } from '#design/icons/icons.tsx';
import type { OpenedMenu } from '#design/menu/menu-opener.tsx';
import {
  ProfileOptionsMenu,
  type ProfileOptionsMenuProps,
} from '#features/core/people/block-person/profile-options-menu.tsx';

export type ActorOptions = Omit<ProfileOptionsMenuProps, 'reporting'> & { onReport: () => void };

export function ActorOptionsMenu({ onReport, ...rest }: ActorOptions & OpenedMenu) {
  const { t } = useLingui();
  const report = { id: 'report', label: t`Report`, icon: <FlagIcon size={18} />, onSelect: onReport };
  return <ProfileOptionsMenu {...rest} reporting={[report]} />;
}
