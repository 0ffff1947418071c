import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { notePinChange } from '#features/pins/parts/pin-changes.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import { type SaveTarget, targetName } from '../save-target.ts';

/** Moves an own pin to a board or a section of one. True once it is there. */
export function useMovePin() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return async function movePin(id: string, target: SaveTarget): Promise<boolean> {
    const { board, section } = target;
    if (!board) return false;
    notePinChange(id, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
    try {
      await call('BulkEditResource.update', {
        board_id: board.id,
        board_section_id: section?.id ?? null,
        pin_ids: [id],
      });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      notePinChange(id, null);
      toast.show({
        kind: 'error',
        text: t`The Pin could not be moved.`,
        action: { label: t`Try again`, onAction: () => void movePin(id, target) },
        duration: 8000,
      });
      return false;
    }
    forgetPickerBoards();
    // The counts, and the card of the section that it went to.
    revalidate();
    toast.show({
      kind: 'success',
      text: (
        <Trans>
          Moved to <Link to={section?.url ?? board.url}>{targetName(target, '')}</Link>
        </Trans>
      ),
    });
    return true;
  };
}
