import { Link, useLocation, useNavigation } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAhead } from '../link/use-ahead.ts';
import { showInRow } from './show-in-row.ts';
import styles from './tabs.module.css';

export type Tab = {
  to: string;
  label: React.ReactNode;
  /** Set where the address alone does not determine it. */
  current?: boolean;
};

type TabsProps = {
  label: string;
  tabs: Tab[];
  sticky?: boolean;
  onSelect?: (tab: Tab) => void;
  /** At the end of the row. */
  end?: React.ReactNode;
};

const withoutSlash = (path: string) => path.replace(/\/$/, '');

type TabLinkProps = Pick<TabsProps, 'onSelect'> & { tab: Tab; isCurrent: boolean };

function TabLink({ tab, isCurrent, onSelect }: TabLinkProps) {
  return (
    <Link
      ref={isCurrent ? showInRow : undefined}
      to={tab.to}
      onClick={() => onSelect?.(tab)}
      preventScrollReset
      prefetch={useAhead()}
      className={classNames(styles.tab, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {tab.label}
    </Link>
  );
}

/** A pressed tab is marked before its page is there. */
export function Tabs({ label, tabs, sticky, onSelect, end }: TabsProps) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const coming = location && location.pathname + location.search;
  const isHere = ({ to, current }: Tab) => current ?? withoutSlash(pathname) === withoutSlash(to);
  const marked = tabs.find(({ to }) => to === coming) ?? tabs.find(isHere);
  return (
    <nav aria-label={label} className={sticky ? styles.sticky : undefined}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink tab={tab} isCurrent={tab === marked} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {end}
    </nav>
  );
}
