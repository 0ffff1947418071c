import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { type BlockingEnd, useBlockingToast } from '#features/library/boards/parts/use-blocking-toast.ts';
import { notePinChanges } from '#features/library/pins/parts/pin-changes.ts';
import { forgetPickerBoards } from '#features/library/saves/picker-boards.ts';
import { type SaveTarget, targetName } from '#features/library/saves/save-target.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { asFarAsItGoes } from './as-far-as-it-goes.ts';
import { type PinTile, pinTile } from './organize-pins.ts';

export interface MovedPin {
  id: string;
  board: { id: string; name: string } | null;
}

const TOAST_MS = 8000;

/** Moves as many as it can and offers Undo. True once all have moved. */
export function useOrganize(onChanged: () => void) {
  const tell = useBlockingToast();
  const endOf = useMovedEnd(onChanged);
  const showFailed = useFailedToast();
  return async (pins: readonly MovedPin[], target: SaveTarget): Promise<boolean> => {
    const { board, section } = target;
    if (!board) return false;
    const place = { board_id: board.id, board_section_id: section?.id ?? null };
    const told = tell({ kind: 'move_pins', boardId: board.id, name: targetName(target, '') });
    const { done, error, actionIds } = await moveMost(
      pins.map(({ id }) => id),
      place,
    );
    if (done.length > 0) {
      notePinChanges(done, { kind: 'moved', boardId: board.id, sectionId: section?.id ?? null });
      forgetPickerBoards();
      onChanged();
      void told.followed({ actionIds, ...endOf(pins, new Set(done), target) }).then((outcome) => {
        if (outcome !== 'failed') return;
        notePinChanges(done, null);
        onChanged();
      });
    } else told.dropped();
    if (error && !(error instanceof CallRefused)) throw error;
    if (error instanceof CallRefused && done.length === 0) showFailed(error);
    return error === null;
  };
}

function useMovedEnd(onChanged: () => void) {
  const { t } = useLingui();
  const tell = useBlockingToast();
  const undo = async (pins: readonly MovedPin[]) => {
    try {
      for (const { board, ids } of byBoard(pins)) {
        // Taking pins off all boards is no slow work, as no board could show it.
        const told = board && tell({ kind: 'move_pins', boardId: board.id, name: board.name });
        const { done, error, actionIds } = await moveMost(ids, { board_id: board?.id ?? null });
        notePinChanges(done, null);
        if (error) {
          told?.dropped();
          throw error;
        }
        if (told) void told.followed({ actionIds });
        else toast.show({ text: t`Pins moved back`, duration: 4000 });
      }
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't undo that. Try again.` });
    }
    forgetPickerBoards();
    onChanged();
  };
  return (pins: readonly MovedPin[], done: ReadonlySet<string>, target: SaveTarget): BlockingEnd => {
    const moved = pins.filter(({ id }) => done.has(id));
    const [count, total] = [moved.length, pins.length];
    const place = <Link to={target.section?.url ?? target.board?.url ?? '/'}>{targetName(target, '')}</Link>;
    const isAll = count === total;
    const text = isAll ? (
      <>
        <Plural value={count} one="# Pin" other="# Pins" /> · <Trans>Moved to {place}</Trans>
      </>
    ) : (
      <Trans>
        Only {count} of {total} Pins were moved to {place}
      </Trans>
    );
    return {
      done: { kind: isAll ? 'success' : 'error', text },
      action: { undo: () => void undo(moved) },
    };
  };
}

function useFailedToast() {
  const { t } = useLingui();
  return ({ status }: CallRefused) => {
    const isGone = status === 404 || status === 403;
    const text = isGone
      ? t`One of these Pins, or the board, no longer exists.`
      : t`We couldn't move the Pins. Check your connection.`;
    toast.show({ kind: 'error', text, duration: TOAST_MS });
  };
}

type Place = { board_id: string | null; board_section_id?: string | null };

async function moveMost(ids: readonly string[], place: Place) {
  const actionIds: string[] = [];
  const ended = await asFarAsItGoes(ids, async (pin_ids) => {
    const { data } = await call('BulkEditResource.update', { ...place, pin_ids });
    if (data.blocking_action) actionIds.push(data.blocking_action.id);
  });
  return { ...ended, actionIds };
}

function byBoard(pins: readonly MovedPin[]) {
  const boards = new Map<string | undefined, { board: MovedPin['board']; ids: string[] }>();
  for (const { id, board } of pins) {
    const { ids } = boards.get(board?.id) ?? { ids: [] };
    boards.set(board?.id, { board, ids: [...ids, id] });
  }
  return boards.values();
}

const PAGE = 50;

interface Fetched {
  items: readonly PinTile[];
  bookmark: string | null;
  status: 'more' | 'loading' | 'error' | 'end';
}

export function useUnorganized() {
  const [fetched, setFetched] = useState<Fetched>({ items: [], bookmark: null, status: 'more' });
  const isBusy = useRef(false);
  const loadMore = useCallback(async () => {
    if (isBusy.current || fetched.status === 'end') return;
    isBusy.current = true;
    setFetched((now) => ({ ...now, status: 'loading' }));
    try {
      const { data, bookmark } = await call('BoardlessPinsResource.get', {
        field_set_key: 'grid_item',
        page_size: PAGE,
        bookmarks: [fetched.bookmark],
      });
      setFetched(({ items }) => {
        const known = new Set(items.map(({ id }) => id));
        const added = data.map(pinTile).filter(({ id }) => !known.has(id));
        return { items: [...items, ...added], bookmark, status: bookmark ? 'more' : 'end' };
      });
    } catch {
      setFetched((now) => ({ ...now, status: 'error' }));
    } finally {
      isBusy.current = false;
    }
  }, [fetched.status, fetched.bookmark]);
  const isUntouched = fetched.items.length === 0 && fetched.status === 'more';
  useEffect(() => {
    if (isUntouched) void loadMore();
  }, [isUntouched, loadMore]);
  return { items: fetched.items, status: fetched.status, loadMore };
}

export type Unorganized = ReturnType<typeof useUnorganized>;
