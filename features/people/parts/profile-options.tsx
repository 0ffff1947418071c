import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { openedByKeys } from '#design/menu/opened-by-keys.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { ProfileOptionsMenuProps } from '../block-person/profile-options-menu.tsx';

const ProfileOptionsMenu = onDemand<ProfileOptionsMenuProps>(
  async () => (await import('../block-person/profile-options-menu.tsx')).ProfileOptionsMenu,
);

export type ProfileOptionsProps = Omit<ProfileOptionsMenuProps, 'isOpen' | 'onClose' | 'triggerRef'>;

/** The button of what else can be done with somebody's profile. */
export function ProfileOptions(props: ProfileOptionsProps) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t`Profile options`}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={openedByKeys(() => setOpen(true))}
        onPointerEnter={ProfileOptionsMenu.preload}
        onFocus={ProfileOptionsMenu.preload}
      >
        <EllipsisIcon />
      </IconButton>
      <ProfileOptionsMenu {...props} isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={triggerRef} />
    </>
  );
}
