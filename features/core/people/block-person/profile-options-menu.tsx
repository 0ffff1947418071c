import { useLingui } from '@lingui/react/macro';
import { BanIcon } from '#design/icons/icons.tsx';
import { Menu, type MenuEntry } from '#design/menu/menu.tsx';
import type { OpenedMenu } from '#design/menu/menu-opener.tsx';

export type ProfileOptionsMenuProps = {
  isBlocked: boolean;
  /** Not given to who may not block. */
  onBlock?: (() => void) | undefined;
  onUnblock?: (() => void) | undefined;
  reporting: MenuEntry[];
};

export function ProfileOptionsMenu(props: ProfileOptionsMenuProps & OpenedMenu) {
  const { isBlocked, onBlock, onUnblock, reporting, ...opened } = props;
  const { t } = useLingui();
  const icon = <BanIcon size={18} />;
  const entry = isBlocked
    ? { id: 'unblock', label: t`Unblock`, icon, onSelect: onUnblock }
    : { id: 'block', label: t`Block`, icon, onSelect: onBlock };
  const entries = entry.onSelect ? [entry, ...reporting] : reporting;
  return <Menu {...opened} label={t`Profile options`} groups={[{ id: 'options', entries }]} />;
}
