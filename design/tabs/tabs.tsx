import { Link, NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAhead } from '../link/use-ahead.ts';
import styles from './tabs.module.css';

export type Tab = {
  to: string;
  label: React.ReactNode;
  /** Current only at exactly this address, not below it. */
  end?: boolean;
  /** Said by the caller where the address alone does not tell which tab is current. */
  current?: boolean;
};

type TabsProps = {
  /** Names the navigation for screen readers. */
  label: string;
  tabs: Tab[];
  /** Stays under the header while the page scrolls. */
  sticky?: boolean;
  onSelect?: (tab: Tab) => void;
};

function TabLink({ tab, onSelect }: { tab: Tab; onSelect?: (tab: Tab) => void }) {
  const shared = {
    to: tab.to,
    children: tab.label,
    onClick: () => onSelect?.(tab),
    preventScrollReset: true,
    prefetch: useAhead(),
  } as const;
  const look = (isCurrent: boolean) => classNames(styles.tab, isCurrent && styles.current);
  if (tab.current === undefined) {
    return <NavLink {...shared} end={tab.end} className={({ isActive }) => look(isActive)} />;
  }
  return <Link {...shared} className={look(tab.current)} aria-current={tab.current ? 'page' : undefined} />;
}

/** Tabs that are links: every tab has an address, the current one is `aria-current="page"`. */
export function Tabs({ label, tabs, sticky, onSelect }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, sticky && styles.sticky)}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink tab={tab} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
