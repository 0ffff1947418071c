import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { XIcon } from '#design/icons/visitor-icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useColorTexts } from '#features/library/pins/parts/color-swatch.tsx';
import type { BoardPageData } from '../board-page-data.ts';
import { type PinsFilter, viewPath } from '../pins-view.ts';
import styles from './shown-filters.module.css';
import { useKindTexts, useLinkTexts } from './view-texts.ts';

export type ShownFiltersProps = {
  board: Pick<BoardPageData, 'people'>;
  filter: PinsFilter;
  tag: { name: string } | null;
  /** Null where the list goes on, as nobody has counted it. */
  count: number | null;
};

const NONE = { color: null, kind: null, author: null, link: null, tag: null };

/** What narrows the list; pressing one removes it. Where nothing is left, it says so. */
export function ShownFilters({ count, ...shown }: ShownFiltersProps) {
  const { t } = useLingui();
  const chips = <Chips {...shown} />;
  if (count === 0)
    return <EmptyState title={t`No Pins match`} text={t`Remove a filter to see more.`} action={chips} />;
  return (
    <div className={styles.bar}>
      {count !== null && (
        <span role="status">
          <Plural value={count} one="# Pin" other="# Pins" />
        </span>
      )}
      {chips}
    </div>
  );
}

function Chips({ board, filter, tag }: Omit<ShownFiltersProps, 'count'>) {
  const { t } = useLingui();
  const location = useLocation();
  const [colors, kinds, links] = [useColorTexts(), useKindTexts(), useLinkTexts()];
  const { color, kind, author, has_link } = filter;
  const known = board.people.find(({ username }) => username === author?.toLowerCase());
  const filters = [
    { id: 'color', name: color && colors[color] },
    { id: 'kind', name: kind && kinds[kind] },
    { id: 'author', name: known?.fullName ?? author },
    { id: 'tag', name: tag?.name ?? null },
    { id: 'link', name: has_link === null ? null : links[has_link ? 'yes' : 'no'] },
  ].flatMap(({ id, name }) => (name ? [{ id, name }] : []));
  return (
    <ul className={styles.chips} aria-label={t`Filters`}>
      {filters.map(({ id, name }) => (
        <li key={id}>
          <Link
            className={styles.chip}
            to={viewPath(location, { [id]: null })}
            aria-label={t`Remove ${name}`}
          >
            {name}
            <XIcon size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link className={styles.clear} to={viewPath(location, NONE)}>
            <Trans>Clear filters</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
