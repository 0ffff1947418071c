import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { SearchIcon } from '#design/icons/visitor-icons.tsx';
import { scopeOf } from '../search.ts';
import { type SearchType, searchPath } from '../search-path.ts';
import { preloadLater } from './preload-later.ts';
import styles from './search-bar.module.css';
import type { SearchBoxProps } from './use-search-box.ts';

export type SearchBarProps = {
  type: SearchType;
  viewerId: string | undefined;
  /** `page` is as wide as its page, and on phones only; `header` is a button on phones. */
  place: 'header' | 'page';
};

/** Everything it opens loads with the code of the input. */
export function SearchBar({ type, viewerId, place }: SearchBarProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const params = new URLSearchParams(pathname.startsWith('/search/') ? search : '');
  const query = params.get('q')?.trim() ?? '';
  const scope = params.get('scope') ? scopeOf(params.get('scope')) : undefined;
  const to = searchPath({ type, query, scope });
  const load = async () => {
    const { SearchBox } = await import('./search-box.tsx');
    setBox(() => SearchBox);
  };
  // Where the code does not come, the link leads to a page that searches without.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for as long as the page is there
  useEffect(() => preloadLater(() => load().catch(() => {}), !viewerId), []);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    load().catch(() => location.assign(to));
  };
  const label = type === 'own_pins' ? t`Search your Pins` : t`Search`;
  const box = { bar, isOpen, setOpen, type, query, scope, label, viewerId };
  return (
    <search
      ref={bar}
      className={classNames(styles.place, place === 'page' ? styles.page : styles.header)}
      data-on-search={query !== '' || undefined}
    >
      <Link to={to} className={styles.bar} aria-label={query ? `${label}: ${query}` : label} onClick={press}>
        <SearchIcon className={styles.icon} />
        <span className={styles.words}>{query ? <b className={styles.query}>{query}</b> : label}</span>
      </Link>
      {Box && <Box {...box} />}
    </search>
  );
}
