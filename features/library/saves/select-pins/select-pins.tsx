import type { ReactNode } from 'react';
import type { Saver } from '../picker-boards.ts';
import { LateSelectBar } from './late-select-bar.tsx';
import { SelectableCard } from './selectable-card.tsx';
import {
  type AroundCard,
  SelectedListContext,
  type SelectedListProps,
  SelectingContext,
} from './selecting.ts';
import { useMarquee } from './use-marquee.ts';
import { useNewSelecting, useShownPins } from './use-selecting.ts';

export type SelectPinsProps = { saver: Saver; children: ReactNode };

/** For a list of pins of any boards and people. */
export function SelectPins({ saver, children }: SelectPinsProps) {
  const selecting = useNewSelecting(null);
  useMarquee(selecting);
  return (
    <SelectingContext value={selecting}>
      <SelectedListContext value={SelectedList}>{children}</SelectedListContext>
      <LateSelectBar saver={saver} />
    </SelectingContext>
  );
}

const around: AroundCard = (pin, card) => <SelectableCard pin={pin}>{card}</SelectableCard>;

function SelectedList({ children }: SelectedListProps) {
  return children({ around, onShown: useShownPins() });
}
