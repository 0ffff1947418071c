import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { CoverTiles } from '../parts/board-cover.tsx';
import { DaysLeft, DeletedList } from '../parts/deleted-list.tsx';
import type { ReturningBoard } from '../parts/use-followed-return.tsx';
import styles from './deleted-boards.module.css';
import type { DeletedBoardAnswer } from './recently-deleted.resource.ts';

export type DeletedBoardData = Pick<
  DeletedBoardAnswer,
  'id' | 'name' | 'pin_count' | 'cover_images' | 'merged_into' | 'deleted_at' | 'restorable_until'
>;

type DeletedBoardsProps = {
  boards: readonly DeletedBoardData[];
  /** When the page was requested, ms. */
  now: number;
  onRestored: (board: ReturningBoard) => void;
  foot?: ReactNode;
};

export function DeletedBoards({ boards, now, onRestored, foot }: DeletedBoardsProps) {
  return (
    <DeletedList
      title={<Trans>Recently deleted boards</Trans>}
      nothing={
        boards.length === 0 && <Trans>Deleted boards stay here for 30 days. Only you can see them.</Trans>
      }
      className={styles.list}
      foot={foot}
    >
      {boards.map((board) => (
        <DeletedBoard key={board.id} board={board} now={now} onRestored={onRestored} />
      ))}
    </DeletedList>
  );
}

type DeletedBoardProps = Pick<DeletedBoardsProps, 'now' | 'onRestored'> & { board: DeletedBoardData };

function DeletedBoard({ board, now, onRestored }: DeletedBoardProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const restore = async () => {
    setPending(true);
    try {
      onRestored((await call('BoardRestoreResource.create', { board_id: board.id })).data);
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
      setPending(false);
    }
  };
  return (
    <li className={styles.board}>
      <span className={styles.cover}>
        <CoverTiles images={board.cover_images} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{board.name}</p>
        {board.merged_into && (
          <p className={styles.line}>
            <Trans>
              Its Pins were moved to <Link to={board.merged_into.url}>{board.merged_into.name}</Link>
            </Trans>
          </p>
        )}
        <p className={styles.line}>
          <Plural value={board.pin_count} one="# Pin" other="# Pins" />
          {' · '}
          <DaysLeft until={board.restorable_until} now={now} />
        </p>
      </div>
      <Button size="small" pending={isPending} onClick={restore} aria-label={t`Restore ${board.name}`}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}
