import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import {
  inMovesOf,
  type ListMove,
  movesBack,
  type NamedOrder,
  namedForMove,
  type OrderChange,
} from './list-order.ts';
import { visitMoves } from './visit-moves.ts';

const UNDO_MS = 8000;

/** A refused change is undone, and a toast says why. */
function useMakeMoves<Change extends OrderChange>(
  list: string,
  ask: (change: Change) => Promise<unknown>,
  failed: string,
) {
  const { t } = useLingui();
  const make = async (changes: readonly Change[]): Promise<boolean> => {
    try {
      await visitMoves.make(list, changes, ask);
      return true;
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error, failed) });
      return false;
    }
  };
  return async function makeMoves(changes: readonly Change[], back: readonly Change[]): Promise<void> {
    if (!(await make(changes))) return;
    const action = { undo: () => void make(back) };
    toast.show({ text: t`Order changed`, action, duration: UNDO_MS });
  };
}

/** Use it for a list whose server gets only the items that change places. */
export function useReorderNamed(
  listName: string,
  ask: (order: NamedOrder) => Promise<unknown>,
  failed: string,
) {
  const makeMoves = useMakeMoves(listName, ask, failed);
  return async function reorder(list: readonly string[], move: ListMove): Promise<void> {
    const named = namedForMove(list, move);
    const before = list.filter((id) => named.includes(id));
    if (named.length > 0) await makeMoves([{ named }], [{ named: before }]);
  };
}

const askOn =
  (board_id: string) =>
  ({ ids, besideId, side }: ListMove) =>
    call('BoardPinOrderResource.update', { board_id, pin_ids: [...ids], [`${side}_pin_id`]: besideId });

const inParts = (moves: readonly ListMove[]) => moves.flatMap((move) => inMovesOf(MOST_PINS_AT_ONCE, move));

export function movePinsOf(boardId: string, listId: string, moves: readonly ListMove[]): Promise<void> {
  return visitMoves.make(listId, inParts(moves), askOn(boardId));
}

export function useReorderPins(boardId: string, listId: string) {
  const { t } = useLingui();
  const makeMoves = useMakeMoves(listId, askOn(boardId), t`We couldn't rearrange the Pins.`);
  return (list: readonly string[], move: ListMove): Promise<void> =>
    makeMoves(inParts([move]), inParts(movesBack(list, move.ids)));
}
