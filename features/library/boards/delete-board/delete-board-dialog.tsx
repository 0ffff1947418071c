import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { useFollowedReturn } from '../parts/use-followed-return.tsx';

const UNDO_MS = 10_000;

function useDeleteBoard(board: { id: string; name: string; owner: { username: string } }) {
  const failureText = useFailureText();
  const navigate = useNavigate();
  const tellOfReturn = useFollowedReturn();
  const [isPending, setPending] = useState(false);
  const fail = (error: unknown) => {
    toast.show({
      kind: 'error',
      text: failureText(error),
    });
  };
  const undo = async () => {
    try {
      const { data } = await call('BoardRestoreResource.create', { board_id: board.id });
      tellOfReturn(data);
      await navigate(data.url);
    } catch (error) {
      fail(error);
    }
  };
  const remove = async () => {
    setPending(true);
    try {
      await call('BoardResource.delete', { board_id: board.id });
      const { username } = board.owner;
      await navigate(`/${username}/_boards/`, { replace: true });
      const action = { undo };
      toast.show({ text: <Deleted name={board.name} username={username} />, action, duration: UNDO_MS });
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  };
  return { remove, isPending };
}

function Deleted({ name, username }: { name: string; username: string }) {
  return (
    <Trans>
      Moved “{name}” to <Link to={`/${username}/_deleted/`}>Recently deleted</Link>
    </Trans>
  );
}

type DeleteBoardDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; name: string; pin_count: number; owner: { username: string } };
};

export function DeleteBoardDialog({ isOpen, onClose, board }: DeleteBoardDialogProps) {
  const { remove, isPending } = useDeleteBoard(board);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delete “{board.name}”?</Trans>}
      confirmLabel={<Trans>Delete board</Trans>}
      onConfirm={remove}
      isPending={isPending}
      isDanger
    >
      <p>
        {board.pin_count > 0 && (
          <Plural value={board.pin_count} one="Its Pin is deleted too." other="Its # Pins are deleted too." />
        )}{' '}
        <Trans>You can restore it for 30 days from Recently deleted, below your boards.</Trans>
      </p>
    </ConfirmDialog>
  );
}
