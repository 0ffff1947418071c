import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import { type SaveTarget, targetName } from '../save-target.ts';

/** Moves an own pin to a board or a section. True once the server accepted it. */
export function useMovePin() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function movePin(id: string, target: SaveTarget): Promise<boolean> {
    const { board, section } = target;
    if (!board) return false;
    const name = targetName(target, '');
    const told = tell({ kind: 'move_pins', boardId: board.id, name });
    notePinChange(id, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
    let actionIds: string[];
    try {
      actionIds = await moveOne(id, { board_id: board.id, board_section_id: section?.id ?? null });
    } catch (error) {
      told.dropped();
      if (!(error instanceof CallRefused)) throw error;
      notePinChange(id, null);
      const action = { label: t`Try again`, onAction: () => void movePin(id, target) };
      toast.show({ kind: 'error', text: t`The Pin could not be moved.`, action, duration: 8000 });
      return false;
    }
    forgetPickerBoards();
    // The counts, and the card of the section it went to.
    void revalidate();
    const text = (
      <Trans>
        Moved to <Link to={section?.url ?? board.url}>{name}</Link>
      </Trans>
    );
    const failure = t`The Pin could not be moved.`;
    void told.followed({ actionIds, done: { text }, failure }).then((outcome) => {
      if (outcome === 'failed') notePinChange(id, null);
    });
    return true;
  };
}

/** Returns the actions that the board shows for it. */
async function moveOne(id: string, place: { board_id: string; board_section_id: string | null }) {
  const { data } = await call('BulkEditResource.update', { ...place, pin_ids: [id] });
  return data.blocking_action ? [data.blocking_action.id] : [];
}
