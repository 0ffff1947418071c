import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { ChevronDownIcon } from '#design/icons/visitor-icons.tsx';
import type { ListStatus } from '#design/masonry/masonry.tsx';
import { EndOfList } from '#design/states/end-of-list.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { useFocusedItem } from '#design/windowed/use-focused-item.ts';
import { useFollowScroll } from '#design/windowed/use-follow-scroll.ts';
import { useLeaving } from '#features/library/pins/parts/left-lists.ts';
import { PinPicture } from '#features/library/pins/parts/pin-picture.tsx';
import { SensitiveShown } from '#features/library/pins/parts/sensitive-shown.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { type PinsSort, viewPath } from '../pins-view.ts';
import styles from './pin-table.module.css';
import { useChooseView, type ViewKeeper } from './use-choose-view.ts';

export type PinTableProps = {
  pins: readonly PinCardData[];
  label: string;
  status?: ListStatus;
  onNearEnd?: () => void;
  aside?: ((pin: PinCardData) => ReactNode) | undefined;
  around?: (pin: PinCardData, card: ReactNode) => ReactNode;
  boardId: string;
  sort: PinsSort;
  keeper: ViewKeeper;
};

const keyOf = (pin: PinCardData) => pin.id;

/** Windowed to the rows near the screen; the focused one stays. Columns are sorted by the server. */
export function PinTable(props: PinTableProps) {
  const { pins, label, status = 'end', onNearEnd, around, keeper } = props;
  // Only who is signed in has actions on a pin.
  const aside = keeper === 'browser' ? undefined : props.aside;
  const start = useRef<HTMLTableSectionElement>(null);
  const focused = useFocusedItem(pins, keyOf);
  const { row, first, last } = useRows(start, pins.length);
  useLeaving(pins);
  const shown = pins.slice(first, last).map((_, step) => first + step);
  const beside = focused.index;
  if (beside !== null && beside < first) shown.unshift(beside);
  if (beside !== null && beside >= last) shown.push(beside);
  const below = pins.length - Math.max(last, 0) - (beside !== null && beside >= last ? 1 : 0);
  const above = first - (beside !== null && beside < first ? 1 : 0);
  return (
    <>
      <table
        className={styles.table}
        aria-label={label}
        aria-rowcount={status === 'end' ? pins.length + 1 : -1}
        {...focused.handlers}
      >
        <Head {...props} aside={aside} />
        <Space ref={start} height={above * row} />
        <tbody>
          {shown.map((index) => {
            const pin = pins[index];
            return pin && <Row key={pin.id} {...{ pin, index, aside, around }} />;
          })}
        </tbody>
        <Space height={below * row} />
      </table>
      {status === 'more' && onNearEnd && <NearEnd count={pins.length} onNear={onNearEnd} />}
      {status === 'error' && <ErrorState onRetry={onNearEnd} />}
      {status === 'end' && pins.length > 0 && <EndOfList />}
    </>
  );
}

/** Instead of the rows that are not near the screen. */
function Space({ height, ref }: { height: number; ref?: RefObject<HTMLTableSectionElement | null> }) {
  return (
    <tbody ref={ref} aria-hidden="true" className={styles.space}>
      <tr style={{ blockSize: height }} />
    </tbody>
  );
}

/** Pixels; measured as soon as there is a row. */
const ROW = 72;
const FIRST_VIEW = 40;

/** At any distance, these stay for the Tab key to find. */
const LEAST_ROWS = 6;

type Stretch = { first: number; last: number };

/** The rows from one screen above to one below. */
function useRows(start: RefObject<HTMLElement | null>, count: number): Stretch & { row: number } {
  const [row, setRow] = useState(ROW);
  const [stretch, setStretch] = useState<Stretch | null>(null);
  useLayoutEffect(() => {
    const height = start.current?.parentElement?.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
    if (height) setRow(height);
  });
  useFollowScroll(() => {
    if (!start.current) return;
    const [top, screen] = [-start.current.getBoundingClientRect().top, window.innerHeight];
    const first = Math.floor((top - screen) / row);
    const last = Math.ceil((top + 2 * screen) / row);
    const next = {
      first: Math.max(0, Math.min(first, count - LEAST_ROWS)),
      last: Math.min(count, Math.max(last, LEAST_ROWS)),
    };
    setStretch((old) => (old?.first === next.first && old.last === next.last ? old : next));
  });
  return { row, ...(stretch ?? { first: 0, last: Math.min(count, FIRST_VIEW) }) };
}

type Column = {
  label: string;
  className: string | undefined;
  /** What pressing it sorts by; the second is the other way round. */
  sorts: readonly [PinsSort, PinsSort];
};

const ARIA_SORTS: Partial<Record<PinsSort, 'ascending' | 'descending'>> = {
  ...{ name: 'ascending', oldest: 'ascending', newest: 'descending', popular: 'descending' },
};

function Head(props: PinTableProps) {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <Sorted {...props} label={t`Picture`} className={styles.picture} sorts={['color', 'default']} />
        <Sorted {...props} label={t`Title`} className={styles.title} sorts={['name', 'default']} />
        <th scope="col" className={styles.wide}>
          <Trans>Saved by</Trans>
        </th>
        <Sorted {...props} label={t`Saved on`} className={styles.date} sorts={['newest', 'oldest']} />
        <Sorted {...props} label={t`Saves`} className={styles.number} sorts={['popular', 'default']} />
        <th scope="col" className={styles.wide}>
          <Trans>Link</Trans>
        </th>
        {props.aside && <td className={styles.menu} />}
      </tr>
    </thead>
  );
}

function Sorted({ label, className, sorts: [one, other], sort, boardId, keeper }: Column & PinTableProps) {
  const location = useLocation();
  const choose = useChooseView(boardId, keeper);
  const isSorted = sort === one || (sort === other && other !== 'default');
  const next = sort === one ? other : one;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void choose({ sort: next });
  };
  const aria = ARIA_SORTS[sort];
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (aria ?? 'other') : undefined}>
      <Link
        to={viewPath(location, { sort: next })}
        className={styles.sorter}
        onClick={onClick}
        preventScrollReset
      >
        {label}
        {isSorted && (
          <span className={styles.arrow} data-sort={aria}>
            <ChevronDownIcon size={16} />
          </span>
        )}
      </Link>
    </th>
  );
}

type RowProps = Pick<PinTableProps, 'aside' | 'around'> & { pin: PinCardData; index: number };

function Row({ pin, index, aside, around }: RowProps) {
  const { t, i18n } = useLingui();
  const path = `/pin/${pin.id}/`;
  const picture = <Thumb pin={pin} path={path} />;
  const { full_name: name, username } = pin.pinner;
  const saves = pin.saves ?? 0;
  const domain = pin.link && pin.domain;
  const date = pin.placed_at && i18n.date(pin.placed_at, DAY);
  return (
    <tr data-card data-index={index} aria-rowindex={index + 2}>
      <td className={styles.picture}>{around ? around(pin, picture) : picture}</td>
      <th scope="row" className={styles.title}>
        <Link to={path} className={styles.link} dir="auto">
          {pin.grid_title || pin.alt_text || t`Pin of ${name}`}
        </Link>
        <span className={styles.facts}>
          <span>{date}</span>
          <span>
            <Plural value={saves} one="# save" other="# saves" />
          </span>
          <span>{name}</span>
          {domain && <span>{domain}</span>}
        </span>
      </th>
      <td className={styles.wide}>
        <Link to={`/${username}/`} className={styles.person}>
          {name}
        </Link>
      </td>
      <td className={styles.date}>{date}</td>
      <td className={styles.number}>{i18n.number(saves)}</td>
      <td className={styles.wide}>{domain}</td>
      {aside && <td className={styles.menu}>{aside(pin)}</td>}
    </tr>
  );
}

/** In UTC, as server and browser would differ otherwise. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

const WIDTHS = ['136x136'] as const;

/** The title is the link that is named. */
function Thumb({ pin, path }: { pin: PinCardData; path: string }) {
  const isBlurred = pin.is_sensitive && !use(SensitiveShown);
  return (
    <Link to={path} tabIndex={-1} aria-hidden="true" className={styles.thumb}>
      {!isBlurred && <PinPicture pin={pin} among={WIDTHS} sizes="56px" isCover />}
    </Link>
  );
}
