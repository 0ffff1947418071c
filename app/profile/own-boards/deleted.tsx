import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import {
  type ReturningBoard,
  useFollowedReturn,
} from '#features/library/boards/parts/use-followed-return.tsx';
import {
  type DeletedBoardData,
  DeletedBoards,
} from '#features/library/boards/recently-deleted/deleted-boards.tsx';

type DeletedProps = { deleted: readonly DeletedBoardData[]; now: number; foot?: ReactNode };

/** Boards that the owner can restore. */
export function Deleted({ deleted, now, foot }: DeletedProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isFollowed = useFollowedReturn();
  const onRestored = async (board: ReturningBoard) => {
    const isUnderWay = isFollowed(board);
    await revalidate();
    if (isUnderWay) return;
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`Restored “${board.name}”`, action });
  };
  return <DeletedBoards boards={deleted} now={now} onRestored={onRestored} foot={foot} />;
}

/** Shown below the boards; deleted Pins are only on the page that it links to. */
export function DeletedBeside({
  username,
  now,
  ...deleted
}: Omit<DeletedProps, 'now'> & { username: string; now: number | null }) {
  if (now === null) return null;
  const all = (
    <LinkButton to={`/${username}/_deleted/`} size="small">
      <Trans>All deleted boards and Pins</Trans>
    </LinkButton>
  );
  return <Deleted {...deleted} now={now} foot={all} />;
}
