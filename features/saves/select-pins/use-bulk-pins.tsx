import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { movesBack } from '#features/boards/parts/list-order.ts';
import { savePinMoves } from '#features/boards/parts/use-reorder-pins.ts';
import { notePinChanges } from '#features/pins/parts/pin-changes.ts';
import { call } from '#platform/resource/client.ts';
import { type SaveTarget, targetName } from '../save-target.ts';
import type { Arranging } from './arranging.ts';
import { useBulkWork } from './use-bulk-work.ts';

/** Moves many pins of one list to a board or a section; undone, they stand where they stood. */
export function useMovePins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  const { board, section, order } = arranging;
  return async (ids: readonly string[], target: SaveTarget): Promise<void> => {
    const name = targetName(target, '');
    const back = movesBack(order.current, ids);
    const to = placeOf(target);
    const pin_ids = [...ids];
    await carryOut({
      begun: t`Moving to ${name}...`,
      done: (
        <Trans>
          Moved to <Link to={addressOf(target)}>{name}</Link>
        </Trans>
      ),
      show: () =>
        notePinChanges(ids, { kind: 'moved', boardId: to.board_id, sectionId: to.board_section_id }),
      hide: () => notePinChanges(ids, null),
      ask: () => call('BulkEditResource.update', { ...to, pin_ids }),
      undo: async () => {
        await call('BulkEditResource.update', {
          ...{ board_id: board.id, board_section_id: section?.id ?? null, pin_ids },
        });
        await savePinMoves(board.id, back);
      },
    });
  };
}

/** Copies many pins to a board or a section. */
export function useCopyPins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  return async (ids: readonly string[], target: SaveTarget): Promise<void> => {
    const name = targetName(target, '');
    let copies: string[] = [];
    await carryOut({
      begun: t`Copying to ${name}...`,
      done: (
        <Trans>
          Copied to <Link to={addressOf(target)}>{name}</Link>
        </Trans>
      ),
      ask: async () => {
        const { data } = await call('BulkEditResource.create', { ...placeOf(target), pin_ids: [...ids] });
        copies = data.pin_ids;
      },
      undo: () => call('BulkEditResource.delete', { pin_ids: copies }),
    });
  };
}

/** Deletes many pins of one list. */
export function useDeletePins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  const { board, section } = arranging;
  return async (ids: readonly string[]): Promise<void> => {
    const name = section?.title ?? board.name;
    const pin_ids = [...ids];
    await carryOut({
      begun: t`Deleting Pins from ${name}...`,
      done: t`Deleted Pins from ${name}`,
      show: () => notePinChanges(ids, { kind: 'deleted' }),
      hide: () => notePinChanges(ids, null),
      ask: () => call('BulkEditResource.delete', { pin_ids, board_id: board.id }),
      undo: () => call('PinRestoreResource.create', { pin_ids }),
    });
  };
}

function placeOf({ board, section }: SaveTarget) {
  return { board_id: board?.id ?? '', board_section_id: section?.id ?? null };
}

function addressOf({ board, section }: SaveTarget): string {
  return section?.url ?? board?.url ?? '/';
}
