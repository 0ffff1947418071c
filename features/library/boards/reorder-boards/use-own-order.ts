import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import type { BoardSort } from '../board-sort.ts';
import { inOrder, type ListMove } from '../parts/list-order.ts';
import { visitMoves } from '../parts/visit-moves.ts';
import { useBoardSort } from '../sort-boards/use-board-sort.ts';
import { OWN_ORDER, saveBoardOrder } from './save-board-order.ts';

const UNDO_MS = 8000;
const MOST_AT_ONCE = 250;

/** Makes the current order, with one board moved, the person's own order. True once it is. */
export function useOwnOrder(username: string, sort: BoardSort) {
  const { t } = useLingui();
  const chooseSort = useBoardSort(sort, username);
  const chooseBack = useBoardSort('custom', username);
  return async function beginOwnOrder(move: ListMove): Promise<boolean> {
    try {
      const all = await listAllIds(username, sort);
      const named = inOrder(all, [move], (id) => id);
      await visitMoves.make(OWN_ORDER, [{ named }], () => saveBoardOrder(named, { call, sendEvent }));
    } catch (error) {
      const text = failureText(error, t`The boards could not be rearranged.`);
      toast.show({ kind: 'error', text });
      return false;
    }
    await chooseSort('custom');
    const undo = { label: t`Undo`, onAction: () => void chooseBack(sort) };
    toast.show({ text: t`Order changed`, action: undo, duration: UNDO_MS });
    return true;
  };
}

/** Only a part of a long list was fetched, but the new order needs all of it. */
async function listAllIds(username: string, sort: BoardSort): Promise<string[]> {
  const ids: string[] = [];
  let bookmark: string | null = null;
  do {
    const options: OptionsOf<'BoardsResource.get'> = {
      ...{ username, sort, group_by: 'visibility' },
      field_set_key: 'board_picker',
    };
    const page: { data: { id: string }[]; bookmark: string | null } = await call('BoardsResource.get', {
      ...{ ...options, page_size: MOST_AT_ONCE, bookmarks: [bookmark] },
    });
    ids.push(...page.data.map((board) => board.id));
    bookmark = page.bookmark;
  } while (bookmark);
  return ids;
}
