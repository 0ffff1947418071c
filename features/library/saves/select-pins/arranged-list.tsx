import { useCallback } from 'react';
import { useArrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { ArrangedCard } from './arranged-card.tsx';
import type { AroundCard, ArrangedListProps } from './arranged-list-context.ts';
import { useArranging } from './arranging.ts';

const around: AroundCard = (pin, card) => <ArrangedCard pin={pin}>{card}</ArrangedCard>;

/** A list of pins in the order in which it was left. */
export function ArrangedList({ children }: ArrangedListProps) {
  const arranging = useArranging();
  const arrange = useArrange<PinCardData>(arranging?.list ?? null);
  const order = arranging?.order;
  const tell = arranging?.tell;
  const onShown = useCallback(
    (pins: readonly PinCardData[]) => {
      if (!order || !tell) return;
      const ids = pins.map((pin) => pin.id);
      const shown = new Set(ids);
      tell({ name: 'list', gone: order.current.filter((id) => !shown.has(id)) });
      order.current = ids;
    },
    [order, tell],
  );
  return children({ ...arrange, around, onShown });
}
