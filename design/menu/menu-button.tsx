import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-variant.ts';
import { IconButton } from '../button/icon-button.tsx';
import { ChevronDownIcon } from '../icons/visitor-icons.tsx';
import type { Placement } from '../popover/popover.tsx';
import { selectOneOf, useEntryKeys } from './entry-keys.ts';
import { Menu, type MenuGroup } from './menu.tsx';
import { openedByKeys } from './opened-by-keys.ts';

type Shared = {
  label: string;
  groups: MenuGroup[];
  placement?: Placement;
  className?: string;
  /** Choose entries while it is closed, as `aria-keyshortcuts`. */
  keys?: string | undefined;
};

type IconMenuButtonProps = Shared & {
  children: ReactNode;
  variant?: 'ghost' | 'filled' | 'primary' | 'onPicture';
  size?: 'regular' | 'small' | 'tiny';
  autoFocus?: boolean;
};

function useMenu({ label, groups, placement, keys }: Shared) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEntryKeys(triggerRef, (ids) =>
    selectOneOf(
      groups.flatMap(({ entries }) => entries),
      ids,
    ),
  );
  const button = {
    ref: triggerRef,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-keyshortcuts': keys,
    onClick: () => setOpen(true),
    onPointerEnter: Menu.preload,
    onFocus: Menu.preload,
    onKeyDown: openedByKeys(() => setOpen(true)),
  };
  const menu = <Menu {...{ isOpen, triggerRef, label, groups, placement }} onClose={() => setOpen(false)} />;
  return { button, menu };
}

export function IconMenuButton({ children, autoFocus, ...rest }: IconMenuButtonProps) {
  const { variant, size, className, ...shared } = rest;
  const { button, menu } = useMenu(shared);
  const appearance = { label: shared.label, variant, size, className };
  return (
    <>
      <IconButton {...button} {...appearance} autoFocus={autoFocus}>
        {children}
      </IconButton>
      {menu}
    </>
  );
}

/** `children` are its text, by default the menu's label. */
export function MenuButton({
  children,
  variant,
  size,
  wide,
  className,
  ...shared
}: Shared & ButtonVariant & { children?: ReactNode }) {
  const { button, menu } = useMenu(shared);
  return (
    <>
      <Button {...button} variant={variant} size={size} wide={wide} className={className}>
        {children ?? shared.label}
        <ChevronDownIcon size={18} />
      </Button>
      {menu}
    </>
  );
}
