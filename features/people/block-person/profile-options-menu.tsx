import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { BanIcon, FlagIcon } from '#design/icons/icons.tsx';
import { Menu } from '#design/menu/menu.tsx';

export type ProfileOptionsMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  person: { username: string };
  isBlocked: boolean;
  onBlock: () => void;
  onUnblock?: (() => void) | undefined;
  /** Asks what is wrong with a person; without it that is asked on a page of its own. */
  onReport?: (() => void) | undefined;
};

/** What else can be done with a profile: block it, or take the block back, and report it. */
export function ProfileOptionsMenu(props: ProfileOptionsMenuProps) {
  const { isOpen, onClose, triggerRef, person, isBlocked, onBlock, onUnblock, onReport } = props;
  const { t } = useLingui();
  const icon = <BanIcon size={18} />;
  const entry = isBlocked
    ? { id: 'unblock', label: t`Unblock`, icon, onSelect: onUnblock }
    : { id: 'block', label: t`Block`, icon, onSelect: onBlock };
  const report = { id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> };
  const reporting = onReport
    ? { ...report, onSelect: onReport }
    : { ...report, to: `/${person.username}/report/` };
  return (
    <Menu
      isOpen={isOpen}
      onClose={onClose}
      triggerRef={triggerRef}
      label={t`Profile options`}
      groups={[{ id: 'options', entries: [entry, reporting] }]}
    />
  );
}
