import { useLingui } from '@lingui/react/macro';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { inMovesOf, type ListMove, movesBack } from './list-order.ts';
import { useMakeMoves } from './use-make-moves.ts';
import { visitMoves } from './visit-moves.ts';

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
  const makeMoves = useMakeMoves(listId, askOn(boardId), t`The Pins could not be rearranged.`);
  return (list: readonly string[], move: ListMove): Promise<void> =>
    makeMoves(inParts([move]), inParts(movesBack(list, move.ids)));
}
