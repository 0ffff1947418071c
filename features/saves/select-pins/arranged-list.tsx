import { useEffect, useMemo } from 'react';
import { inOrder } from '#features/boards/parts/list-order.ts';
import { usePinMoves } from '#features/boards/parts/pin-order.ts';
import { ArrangedCard } from './arranged-card.tsx';
import type { AroundCard, ArrangedListProps } from './arranged-list-context.ts';
import { useArranging } from './arranging.ts';
import { wantsMore } from './selection.ts';

const around: AroundCard = (pin, card) => <ArrangedCard pin={pin}>{card}</ArrangedCard>;

/** A list of pins in the order in which it was left; where all of it is wanted, it is fetched page by page. */
export function ArrangedList({ pins: fetched, status, loadMore, children }: ArrangedListProps) {
  const arranging = useArranging();
  const moves = usePinMoves();
  const pins = useMemo(() => inOrder(fetched, moves, (pin) => pin.id), [fetched, moves]);
  const order = arranging?.order;
  const tell = arranging?.tell;
  const isWanted = arranging ? wantsMore(arranging.selection) : false;
  useEffect(() => {
    if (!order || !tell) return;
    order.current = pins.map((pin) => pin.id);
    tell({ name: 'list', ids: order.current });
  }, [order, tell, pins]);
  useEffect(() => {
    if (!isWanted || !order || !tell) return;
    tell({ name: 'list', ids: order.current });
    if (status === 'more') loadMore();
  }, [isWanted, order, tell, status, loadMore]);
  return children(pins, around);
}
