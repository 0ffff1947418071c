import { Trans } from '@lingui/react/macro';
import { RouterProvider } from 'react-aria-components';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Menu } from 'react-aria-components/Menu';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useNavigate } from 'react-router';
import { classNames } from '../class-names.ts';
import { SearchIcon } from '../icons/visitor-icons.tsx';
import styles from './menu.module.css';
import type { MenuGroup } from './menu.tsx';
import { Group } from './menu-panel.tsx';
import searched from './searched-menu.module.css';

type SearchedMenuProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Those that match the text. */
  groups: readonly MenuGroup[];
  onClose: () => void;
};

/** The focus stays in its field; arrows choose and Enter opens. */
export function SearchedMenu({ label, text, onText, groups, onClose }: SearchedMenuProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <Autocomplete inputValue={text} onInputChange={onText}>
        <SearchField aria-label={label} autoFocus className={searched.field ?? ''}>
          <SearchIcon size={20} />
          <Input placeholder={label} className={searched.input ?? ''} />
        </SearchField>
        <Menu
          aria-label={label}
          onClose={onClose}
          className={classNames(styles.menu, searched.menu) ?? ''}
          renderEmptyState={() => <Trans>Nothing found</Trans>}
        >
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </Menu>
      </Autocomplete>
    </RouterProvider>
  );
}
