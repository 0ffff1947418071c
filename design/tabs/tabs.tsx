import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAhead } from '../link/use-ahead.ts';
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
};

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Scrolls only the row: the browser's own scrolling into view may move the page too. */
function showInRow(link: HTMLElement | null) {
  const row = link?.offsetParent;
  if (link && row) row.scrollLeft = link.offsetLeft + (link.offsetWidth - row.clientWidth) / 2;
}

function TabLink({ tab, onSelect }: { tab: Tab; onSelect?: (tab: Tab) => void }) {
  const { pathname } = useLocation();
  const isCurrent = tab.current ?? withoutSlash(pathname) === withoutSlash(tab.to);
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

export function Tabs({ label, tabs, sticky, onSelect }: TabsProps) {
  return (
    <nav aria-label={label} className={sticky ? styles.sticky : undefined}>
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
