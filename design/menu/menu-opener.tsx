import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EllipsisIcon } from '../icons/visitor-icons.tsx';
import { openedByKeys } from './opened-by-keys.ts';

/** A menu that has its button elsewhere. */
export type OpenedMenu = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

type MenuOpenerProps = {
  label: string;
  size?: 'regular' | 'small';
  menu: (opened: OpenedMenu) => ReactNode;
  /** Fetches the menu's code ahead. */
  preload: () => void;
};

/** Three dots that open a menu whose entries come with code of their own. */
export function MenuOpener({ label, size, menu, preload }: MenuOpenerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={openedByKeys(() => setOpen(true))}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <EllipsisIcon />
      </IconButton>
      {menu({ isOpen, onClose: () => setOpen(false), triggerRef })}
    </>
  );
}
