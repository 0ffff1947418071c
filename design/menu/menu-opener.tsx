import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EllipsisIcon } from '../icons/visitor-icons.tsx';
import { openedByKeys } from './opened-by-keys.ts';

export type OpenedMenu = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

type MenuOpenerProps = {
  label: string;
  size?: 'regular' | 'small' | 'tiny';
  className?: string;
  icon?: ReactNode;
  /** Created on first use: a page may have hundreds of menus. */
  menu: (opened: OpenedMenu) => ReactNode;
  preload: () => void;
};

/** Use it for a menu whose entries have their own code. */
export function MenuOpener({
  label,
  size,
  className,
  icon = <EllipsisIcon />,
  menu,
  preload,
}: MenuOpenerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        size={size}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={openedByKeys(open)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {icon}
      </IconButton>
      {isUsed && menu({ isOpen, onClose: () => setOpen(false), triggerRef })}
    </>
  );
}
