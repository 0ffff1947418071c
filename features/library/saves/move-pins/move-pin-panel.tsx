import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { movesBack } from '#features/library/boards/parts/list-order.ts';
import { useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import { movePinsOf } from '#features/library/boards/parts/use-make-moves.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import { forgetPickerBoards } from '../picker-boards.ts';
import { type SaveTarget, targetName } from '../save-target.ts';
import type { MovePinDialogProps } from './move-pin-dialog.tsx';

export function MovePinPanel({ pinId, onMoved, ...picker }: MovePinDialogProps) {
  const { t } = useLingui();
  const movePin = useMovePin();
  return (
    <BoardPickerDialog
      {...picker}
      current={null}
      isBoardWanted
      title={t`Move to`}
      onPick={async (target) => {
        if (await movePin(pinId, target)) onMoved?.();
      }}
    />
  );
}

function useMovePin() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function movePin(id: string, target: SaveTarget, back?: FormerPlace): Promise<boolean> {
    const { board, section } = target;
    if (!board) return false;
    const name = targetName(target, '');
    const told = tell({ kind: 'move_pins', boardId: board.id, name });
    notePinChange(id, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
    let actionIds: string[];
    let from: FormerPlace | null;
    try {
      from = back ? null : await fetchFormerPlace(id);
      actionIds = await moveOne(id, { board_id: board.id, board_section_id: section?.id ?? null });
      if (back) await returnToOrder(id, back);
    } catch (error) {
      told.dropped();
      if (!(error instanceof CallRefused)) throw error;
      notePinChange(id, null);
      const action = { label: t`Try again`, onAction: () => void movePin(id, target, back) };
      toast.show({ kind: 'error', text: t`We couldn't move the Pin.`, action, duration: 8000 });
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
    const failure = t`We couldn't move the Pin.`;
    const action = from ? { undo: () => movePin(id, from.target, from) } : undefined;
    void told.followed({ actionIds, done: { text }, failure, ...(action && { action }) }).then((outcome) => {
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

interface FormerPlace {
  target: SaveTarget;
  /** The pin with the one before and the one after it. */
  around: readonly string[];
}

/** Null if it is on no board: nothing takes it back there. */
async function fetchFormerPlace(id: string): Promise<FormerPlace | null> {
  const { board, section } = (await call('PinResource.get', { id })).data;
  if (!board) return null;
  const part = section ? { section_id: section.id } : { filter_section_pins: true };
  return {
    target: { board, section: section ? { ...section, url: `${board.url}${section.slug}/` } : null },
    around: await fetchAround(id, { board_id: board.id, ...part }),
  };
}

type ListName = { board_id: string; section_id?: string; filter_section_pins?: boolean };

async function fetchAround(id: string, list: ListName): Promise<string[]> {
  let before: string[] = [];
  let bookmarks: string[] = [];
  for (;;) {
    const { data, bookmark } = await call('BoardPinIdsResource.get', { ...list, bookmarks });
    const ids = [...before, ...data];
    const at = ids.indexOf(id);
    if (at >= 0 && (at + 1 < ids.length || !bookmark)) return ids.slice(Math.max(0, at - 1), at + 2);
    if (!bookmark) return [];
    before = ids.slice(-2);
    bookmarks = [bookmark];
  }
}

/** Whoever may only save to the board cannot arrange it: there, it stays on top. */
async function returnToOrder(id: string, { target: { board, section }, around }: FormerPlace) {
  if (!board) return;
  try {
    await movePinsOf(board.id, section?.id ?? board.id, movesBack(around, [id]));
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
}
