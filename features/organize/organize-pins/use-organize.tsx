import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { notePinChanges } from '#features/pins/parts/pin-changes.ts';
import { forgetPickerBoards } from '#features/saves/picker-boards.ts';
import { type SaveTarget, targetName } from '#features/saves/save-target.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

/** A pin that is to move, with the board that it is on now. */
export interface MovedPin {
  id: string;
  boardId: string | null;
}

// As many as one call takes.
const MOST_AT_ONCE = 500;
const TOAST_MS = 8000;

/** Moves own pins to a board or a section of one, and offers to undo it. True once they are there. */
export function useOrganize(onChanged: () => void) {
  const tellMoved = useMovedToast(onChanged);
  const tellFailed = useFailedToast();
  return async (pins: readonly MovedPin[], target: SaveTarget): Promise<boolean> => {
    const { board, section } = target;
    if (!board) return false;
    const ids = pins.map(({ id }) => id);
    try {
      await moveAll(ids, { board_id: board.id, board_section_id: section?.id ?? null });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      tellFailed(error);
      return false;
    }
    notePinChanges(ids, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
    forgetPickerBoards();
    onChanged();
    tellMoved(pins, target);
    return true;
  };
}

function useMovedToast(onChanged: () => void) {
  const { t } = useLingui();
  const undo = async (pins: readonly MovedPin[]) => {
    try {
      for (const [boardId, ids] of byBoard(pins)) {
        await moveAll(ids, { board_id: boardId });
        notePinChanges(ids, null);
      }
      toast.show({ text: t`The Pins are back where they were.`, duration: 4000 });
    } catch {
      toast.show({ kind: 'error', text: t`That could not be undone. Please try again.` });
    }
    forgetPickerBoards();
    onChanged();
  };
  return (pins: readonly MovedPin[], target: SaveTarget) => {
    const place = <Link to={target.section?.url ?? target.board?.url ?? '/'}>{targetName(target, '')}</Link>;
    toast.show({
      kind: 'success',
      text: (
        <>
          <Plural value={pins.length} one="# Pin" other="# Pins" /> · <Trans>Moved to {place}</Trans>
        </>
      ),
      action: { label: t`Undo`, onAction: () => undo(pins) },
      duration: TOAST_MS,
    });
  };
}

function useFailedToast() {
  const { t } = useLingui();
  return ({ status }: CallRefused) => {
    const isGone = status === 404 || status === 403;
    const text = isGone
      ? t`One of these Pins, or the board, is not there any more.`
      : t`The Pins could not be moved. Check your connection.`;
    toast.show({ kind: 'error', text, duration: TOAST_MS });
  };
}

async function moveAll(
  ids: readonly string[],
  target: { board_id: string | null; board_section_id?: string | null },
): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    await call('BulkEditResource.update', { ...target, pin_ids: ids.slice(at, at + MOST_AT_ONCE) });
  }
}

function byBoard(pins: readonly MovedPin[]): Map<string | null, string[]> {
  const boards = new Map<string | null, string[]>();
  for (const { id, boardId } of pins) boards.set(boardId, [...(boards.get(boardId) ?? []), id]);
  return boards;
}
