import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import {
  type ReturningBoard,
  useFollowedReturn,
} from '#features/library/boards/parts/use-followed-return.tsx';
import { DeletedBoards } from '#features/library/boards/recently-deleted/deleted-boards.tsx';
import { DeletedPins } from '#features/library/saves/recently-deleted/deleted-pins.tsx';
import type { loadDeleted, NOTHING_DELETED } from './load-boards-page.ts';

type DeletedProps = Awaited<ReturnType<typeof loadDeleted>> | typeof NOTHING_DELETED;

/** Boards and pins that the owner can restore. */
export function Deleted({ deleted, deletedPins, now }: DeletedProps) {
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
  if (now === null) return null;
  return (
    <div id="recently-deleted">
      <DeletedBoards boards={deleted} now={now} onRestored={onRestored} />
      {deletedPins && <DeletedPins first={deletedPins} now={now} />}
    </div>
  );
}
