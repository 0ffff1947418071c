import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

const UNDO_MS = 10_000;

/** Deletes a board and leaves its page; a toast offers to undo it. */
export function useDeleteBoard(board: { id: string; name: string; owner: { username: string } }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
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
      await navigate(data.url);
    } catch (error) {
      fail(error);
    }
  };
  const remove = async () => {
    setPending(true);
    try {
      await call('BoardResource.delete', { board_id: board.id });
      const boards = `/${board.owner.username}/_boards/`;
      await navigate(boards, { replace: true });
      const action = { label: t`Undo`, onAction: undo };
      toast.show({ text: <Deleted name={board.name} boards={boards} />, action, duration: UNDO_MS });
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  };
  return { remove, isPending };
}

function Deleted({ name, boards }: { name: string; boards: string }) {
  return (
    <Trans>
      “{name}” was deleted. <Link to={`${boards}#recently-deleted`}>Recently deleted</Link>
    </Trans>
  );
}
