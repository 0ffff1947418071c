import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { ArchiveIcon, BanIcon, CalendarIcon, LockIcon } from '#design/icons/visitor-icons.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import type { BoardPageData } from '../board-page-data.ts';
import { formatDates } from '../date-board/date-board.ts';
import styles from './board-header.module.css';

export function BoardHeader({ board, children }: { board: BoardPageData; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.name} dir="auto">
          {board.name}
        </h1>
        {children}
      </div>
      {board.description && (
        <p className={styles.description} dir="auto">
          <LinkedText pieces={board.about} />
        </p>
      )}
      {board.isDisabled && (
        <p className={styles.notice}>
          <BanIcon size={20} />
          <Trans>This board is temporarily disabled. Only its collaborators can see it.</Trans>
        </p>
      )}
      <People board={board} />
      <p className={styles.line}>
        <span>
          <Plural value={board.pin_count} one="# Pin" other="# Pins" />
        </span>
        {board.section_count > 0 && (
          <span>
            <Plural value={board.section_count} one="# section" other="# sections" />
          </span>
        )}
        {board.followerCount > 0 && <Followers count={board.followerCount} />}
        <Dates dates={board.dates} />
        <Standing board={board} />
      </p>
    </header>
  );
}

function People({ board: { people, owner } }: { board: BoardPageData }) {
  const { t } = useLingui();
  const others = people.length - 1;
  return (
    <div className={styles.line}>
      <ul className={styles.people} aria-label={t`Collaborators`}>
        {people.map((person) => (
          <li key={person.username}>
            <Link to={`/${person.username}/`} className={styles.person} title={person.fullName}>
              <Avatar name={person.fullName} src={person.image} size={32} label={person.fullName} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={`/${owner.username}/`} className={styles.owner}>
        {owner.fullName}
      </Link>
      {others > 0 && <Plural value={others} one="and # other" other="and # others" />}
    </div>
  );
}

function Followers({ count }: { count: number }) {
  const { i18n } = useLingui();
  const followers = formatShortCount(count, i18n.locale);
  return (
    <span>
      <Plural value={count} one={`${followers} follower`} other={`${followers} followers`} />
    </span>
  );
}

function Dates({ dates }: Pick<BoardPageData, 'dates'>) {
  const { i18n } = useLingui();
  if (!dates.startsOn) return null;
  return (
    <span className={styles.mark}>
      <CalendarIcon size={16} />
      {formatDates(dates, i18n.locale)}
    </span>
  );
}

function Standing({ board: { privacy, isArchived } }: { board: BoardPageData }) {
  return (
    <>
      {privacy !== 'public' && (
        <span className={styles.mark}>
          <LockIcon size={16} />
          {privacy === 'secret' ? <Trans>Secret board</Trans> : <Trans>Protected board</Trans>}
        </span>
      )}
      {isArchived && (
        <span className={styles.mark}>
          <ArchiveIcon size={16} />
          <Trans>Archived</Trans>
        </span>
      )}
    </>
  );
}
