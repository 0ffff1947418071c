import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { DeletedBoards } from '#features/library/boards/recently-deleted/deleted-boards.tsx';
import { DeletedPins } from '#features/library/saves/recently-deleted/deleted-pins.tsx';
import type { loadDeleted, NOTHING_DELETED } from './load-deleted.ts';

type DeletedProps = Awaited<ReturnType<typeof loadDeleted>> | typeof NOTHING_DELETED;

/** Boards and pins that the owner can restore. */
export function Deleted({ deleted, deletedPins, now }: DeletedProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onRestored = async (board: { name: string; url: string }) => {
    await revalidate();
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`“${board.name}” is back.`, action });
  };
  if (now === null) return null;
  return (
    <div id="recently-deleted">
      <DeletedBoards boards={deleted} now={now} onRestored={onRestored} />
      {deletedPins && <DeletedPins first={deletedPins} now={now} />}
    </div>
  );
}
