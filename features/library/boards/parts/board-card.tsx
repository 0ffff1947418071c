import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Card, CardText, CardTitle } from '#design/card/card.tsx';
import { ArchiveIcon, BanIcon, UsersIcon } from '#design/icons/visitor-icons.tsx';
import { PrivacyLock } from '#features/library/pins/parts/privacy-lock.tsx';
import { actingPath, useSubjectId } from '../acting-path.ts';
import type { BoardCardData } from '../board-card-data.ts';
import type { ShownView } from '../board-layout.ts';
import styles from './board-card.module.css';
import { BoardCover } from './board-cover.tsx';

type BoardCardProps = {
  board: BoardCardData;
  view?: ShownView;
  isOwnerShown?: boolean;
};

export function BoardCard({ board: read, view = 'square', isOwnerShown }: BoardCardProps) {
  const board = useFreshBoard(read);
  const subjectId = useSubjectId();
  return (
    <Card
      to={actingPath(board.url, subjectId)}
      picture={<BoardCover board={board} isLarge={view === 'xxWide'} />}
    >
      <span className={styles.heading}>
        <CardTitle>{board.name}</CardTitle>
        <BoardMark board={board} />
      </span>
      {isOwnerShown && <CardText>{board.owner.full_name}</CardText>}
      <CardText>
        <Plural value={board.pin_count} one="# Pin" other="# Pins" />
        {board.section_count > 0 && (
          <>
            {' · '}
            <Plural value={board.section_count} one="# section" other="# sections" />
          </>
        )}
      </CardText>
    </Card>
  );
}

function BoardMark({ board }: { board: BoardCardData }) {
  const { t } = useLingui();
  if (board.is_temporarily_disabled) return <BanIcon size={16} label={t`Temporarily disabled`} />;
  if (board.archived_by_me_at) return <ArchiveIcon size={16} label={t`Archived`} />;
  if (board.privacy !== 'public') return <PrivacyLock privacy={board.privacy} />;
  if (!board.is_collaborative) return null;
  const [first, second] = board.collaborators;
  if (!first) return <UsersIcon size={16} label={t`Group board`} />;
  return (
    <span className={styles.people}>
      <Avatar name={first.full_name} src={first.image_small_url} size={20} />
      {second && <Avatar name={second.full_name} src={second.image_small_url} size={20} />}
    </span>
  );
}

/** The card's board; if its pins were being moved, it is read again once they are. */
function useFreshBoard(board: BoardCardData): BoardCardData {
  const [fresh, setFresh] = useState<BoardCardData>();
  const { id, is_busy: isBusy } = board;
  useEffect(() => {
    if (!isBusy) return;
    const stop = new AbortController();
    const refetch = async () => {
      // Few cards are ever busy, so this does not load with the page.
      const { fetchOnceDone } = await import('./fetch-once-done.ts');
      const data = await fetchOnceDone(id, stop.signal);
      if (data && !stop.signal.aborted) setFresh(data);
    };
    // A board that is gone disappears from its list anyway.
    refetch().catch(() => {});
    return () => stop.abort();
  }, [id, isBusy]);
  return isBusy && fresh ? fresh : board;
}
