import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-words.ts';

const UNDO_MS = 10_000;

/** Puts a board into the archive, or takes it out; a toast tells it and offers the way back. */
export function useArchiveBoard(board: { id: string; name: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async function archive(isArchived: boolean, isUndo = false): Promise<void> {
    const name = isArchived ? 'BoardArchiveResource.create' : 'BoardArchiveResource.delete';
    try {
      await call(name, { board_id: board.id });
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
      return;
    }
    await revalidate();
    if (isUndo) return;
    const text = isArchived ? t`“${board.name}” was archived.` : t`“${board.name}” is no longer archived.`;
    const action = { label: t`Undo`, onAction: () => archive(!isArchived, true) };
    toast.show({ text, action, duration: UNDO_MS });
  };
}
