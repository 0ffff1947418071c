import { RouterProvider } from 'react-aria-components';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu';
import { useNavigate } from 'react-router';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { OVERLAY_STYLE } from '../layers.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './menu.module.css';
import type { MenuEntry, MenuGroup, MenuProps } from './menu.tsx';

export function MenuPanel({ isOpen, onClose, triggerRef, label, groups, placement }: MenuProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <Popover
        isOpen={isOpen}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={triggerRef}
        aria-label={label}
        placement={placement ?? 'bottom end'}
        className={popoverStyles.popover ?? ''}
        style={OVERLAY_STYLE}
      >
        <Menu aria-label={label} autoFocus="first" onClose={onClose} className={styles.menu ?? ''}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}

export function Group({ group: { id, title, selection, staysOpen, entries } }: { group: MenuGroup }) {
  const checked = entries.filter((entry) => entry.isChecked).map((entry) => entry.id);
  const choices = selection ? { selectionMode: selection, selectedKeys: checked } : {};
  return (
    <MenuSection
      id={id}
      {...choices}
      disallowEmptySelection={selection === 'single'}
      shouldCloseOnSelect={!staysOpen && selection !== 'multiple'}
      className={styles.group}
    >
      {title && <Header className={styles.title}>{title}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, hint, to, onSelect, isDanger, isDisabled, isChecked } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={to}
      onAction={onSelect}
      isDisabled={isDisabled}
      className={classNames(styles.entry, isDanger && styles.danger) ?? ''}
    >
      {icon}
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {isChecked && <CheckIcon />}
    </MenuItem>
  );
}
