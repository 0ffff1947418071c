import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { movesBack } from '#features/library/boards/parts/list-order.ts';
import { movePinsOf } from '#features/library/boards/parts/use-make-moves.ts';
import { notePinChanges } from '#features/library/pins/parts/pin-changes.ts';
import { CallRefused, type DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type SaveTarget, targetName } from '../save-target.ts';
import type { Arranging } from './arranging.ts';
import { fetchIds } from './fetch-ids.ts';
import { inParts } from './in-parts.ts';
import { useBulkWork } from './use-bulk-work.ts';

export function useMovePins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  const { board, section, list: listId } = arranging;
  return async (ids: readonly string[], target: SaveTarget): Promise<void> => {
    const name = targetName(target, '');
    const list = await ownOrder(arranging, ids);
    const to = placeOf(target);
    const from = { board_id: board.id, board_section_id: section?.id ?? null };
    const source = { source_board_id: board.id, source_board_section_id: section?.id ?? null };
    await carryOut({
      ids,
      blocking: { kind: 'move_pins', boardId: to.board_id, name },
      begun: t`Moving to ${name}…`,
      done: (
        <Trans>
          Moved to <Link to={addressOf(target)}>{name}</Link>
        </Trans>
      ),
      show: (moved) =>
        notePinChanges(moved, { kind: 'moved', boardId: to.board_id, sectionId: to.board_section_id }),
      hide: (moved) => notePinChanges(moved, null),
      ask: (selectedPinIds) => call('BulkEditResource.update', { ...to, ...source, selectedPinIds }),
      undoing: { kind: 'move_pins', boardId: board.id, name: section?.title ?? board.name },
      undo: async (moved) => {
        const answers = await inParts(moved, (pin_ids) =>
          call('BulkEditResource.update', { ...from, pin_ids }),
        );
        await movePinsOf(board.id, listId, movesBack(list, moved));
        return answers;
      },
    });
  };
}

export function useCopyPins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  return async (ids: readonly string[], target: SaveTarget): Promise<void> => {
    const name = targetName(target, '');
    const to = placeOf(target);
    let copies: string[] = [];
    await carryOut({
      ids,
      begun: t`Copying to ${name}…`,
      done: (
        <Trans>
          Copied to <Link to={addressOf(target)}>{name}</Link>
        </Trans>
      ),
      ask: async (pin_ids) => {
        const { data } = await call('BulkEditResource.create', { ...to, pin_ids });
        copies = [...data.pin_ids, ...copies];
        return { data: {} };
      },
      undoing: { kind: 'delete_pins', boardId: to.board_id, name },
      undo: () =>
        inParts(copies, (pin_ids) => call('BulkEditResource.delete', { pin_ids, board_id: to.board_id })),
    });
  };
}

export function useDeletePins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  const { board, section } = arranging;
  return async (ids: readonly string[]): Promise<void> => {
    const name = section?.title ?? board.name;
    await carryOut({
      ids,
      blocking: { kind: 'delete_pins', boardId: board.id, name },
      begun: t`Deleting Pins from ${name}…`,
      done: t`Deleted Pins from ${name}`,
      show: (deleted) => notePinChanges(deleted, { kind: 'deleted' }),
      hide: (deleted) => notePinChanges(deleted, null),
      ask: (pin_ids) => call('BulkEditResource.delete', { pin_ids, board_id: board.id }),
      undo: async (deleted) => {
        await inParts(deleted, (pin_ids) => call('PinRestoreResource.create', { pin_ids }));
        return [];
      },
    });
  };
}

/** Only own pins get them: others may have pins on the board. Those that did not have a tag lose it again by undo. */
export function useTagPins(arranging: Arranging) {
  const { t } = useLingui();
  const carryOut = useBulkWork(arranging);
  return async (ids: readonly string[], tags: readonly string[]): Promise<void> => {
    const tagged: DataOf<'TaggedPinsResource.create'>[] = [];
    const told = () => {
      const count = tagged.reduce((sum, { pin_ids }) => sum + pin_ids.length, 0);
      return t`${plural(count, { one: 'Tagged # Pin', other: 'Tagged # Pins' })}`;
    };
    await carryOut({
      ids,
      begun: t`Adding tags…`,
      done: told,
      ask: async (pin_ids) => {
        try {
          tagged.push((await call('TaggedPinsResource.create', { pin_ids, tags: [...tags] })).data);
        } catch (error) {
          // Other parts may have own pins.
          const hasNone = error instanceof CallRefused && error.reason === 'not-your-pin';
          if (!hasNone || pin_ids.length === ids.length) throw error;
        }
        return { data: {} };
      },
      undo: async () => {
        for (const { added } of tagged) {
          if (added.length > 0) await call('TaggedPinsResource.delete', { added });
        }
        return [];
      },
    });
  };
}

/** Where they stood among all pins of the board or section, to put them back; nowhere if that cannot be known. */
async function ownOrder({ board, section, narrowed, order }: Arranging, ids: readonly string[]) {
  if (!narrowed) return withRest(order.current, ids);
  return fetchIds(board.id, section?.id ?? null, undefined).catch(() => []);
}

/** Adds the selected pins that the page had not loaded yet. */
function withRest(list: readonly string[], chosen: readonly string[]): readonly string[] {
  const known = new Set(list);
  return [...list, ...chosen.filter((id) => !known.has(id))];
}

function placeOf({ board, section }: SaveTarget) {
  return { board_id: board?.id ?? '', board_section_id: section?.id ?? null };
}

function addressOf({ board, section }: SaveTarget): string {
  return section?.url ?? board?.url ?? '/';
}
