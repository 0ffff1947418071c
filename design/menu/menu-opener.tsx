import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EllipsisIcon } from '../icons/visitor-icons.tsx';
import { selectOneOf, useEntryKeys } from './entry-keys.ts';
import type { MenuEntry } from './menu.tsx';
import { openedByKeys } from './opened-by-keys.ts';

export type OpenedMenu = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Ids of the entry that a key chose; pass them to `useWantedEntry`. */
  wanted: readonly string[] | undefined;
};

export function useWantedEntry(entries: readonly MenuEntry[], wanted: OpenedMenu['wanted']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once each time that it is wanted
  useEffect(() => {
    if (wanted) selectOneOf(entries, wanted);
  }, [wanted]);
}

type MenuOpenerProps = {
  label: string;
  size?: 'regular' | 'small' | 'tiny';
  className?: string;
  icon?: ReactNode;
  /** Choose entries while it is closed, as `aria-keyshortcuts`. */
  keys?: string | undefined;
  /** Created on first use: a page may have hundreds of menus. */
  menu: (opened: OpenedMenu) => ReactNode;
  preload: () => void;
};

/** Use it for a menu whose entries have their own code. */
export function MenuOpener(props: MenuOpenerProps) {
  const { label, size, className, icon = <EllipsisIcon />, keys, menu, preload } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [wanted, setWanted] = useState<OpenedMenu['wanted']>();
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  useEntryKeys(triggerRef, (ids) => {
    setUsed(true);
    setWanted([...ids]);
  });
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        size={size}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts={keys}
        onClick={open}
        onKeyDown={openedByKeys(open)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {icon}
      </IconButton>
      {isUsed && menu({ isOpen, onClose: () => setOpen(false), triggerRef, wanted })}
    </>
  );
}
