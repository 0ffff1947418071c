import { useEffect, useMemo } from 'react';
import { inOrder } from '#features/boards/parts/list-order.ts';
import { usePinMoves } from '#features/boards/parts/pin-order.ts';
import { ArrangedCard } from './arranged-card.tsx';
import type { AroundCard, ArrangedListProps } from './arranged-list-context.ts';
import { useArranging } from './arranging.ts';

const around: AroundCard = (pin, card) => <ArrangedCard pin={pin}>{card}</ArrangedCard>;

/** A list of pins in the order in which it was left. */
export function ArrangedList({ pins: fetched, children }: ArrangedListProps) {
  const arranging = useArranging();
  const moves = usePinMoves();
  const pins = useMemo(() => inOrder(fetched, moves, (pin) => pin.id), [fetched, moves]);
  const order = arranging?.order;
  const tell = arranging?.tell;
  useEffect(() => {
    if (!order || !tell) return;
    const ids = pins.map((pin) => pin.id);
    const shown = new Set(ids);
    tell({ name: 'list', gone: order.current.filter((id) => !shown.has(id)) });
    order.current = ids;
  }, [order, tell, pins]);
  return children(pins, around);
}
