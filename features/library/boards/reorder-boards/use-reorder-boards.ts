import { useLingui } from '@lingui/react/macro';
import { tellEvent } from '#features/measure/events/tell-event.ts';
import { call } from '#platform/resource/client.ts';
import { useReorderNamed } from '../parts/use-make-moves.ts';
import { OWN_ORDER, saveBoardOrder } from './save-board-order.ts';

/** Moves a board among others of its list, which stand in the own order. */
export function useReorderBoards() {
  const { t } = useLingui();
  return useReorderNamed(
    OWN_ORDER,
    ({ named }) => saveBoardOrder(named, { call, tellEvent }),
    t`The boards could not be rearranged.`,
  );
}
