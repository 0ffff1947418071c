import type { ReactNode } from 'react';
import wall from '#app/shell/wall-page.module.css';
import type { Saver } from '#features/library/saves/picker-boards.ts';
import { LateSelectBar } from '#features/library/saves/select-pins/late-select-bar.tsx';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { SelectableCard } from '#features/library/saves/select-pins/selectable-card.tsx';
import {
  type AroundCard,
  SelectedListContext,
  type SelectedListProps,
  SelectingContext,
} from '#features/library/saves/select-pins/selecting.ts';
import {
  useMarquee,
  useNewSelecting,
  useShownPins,
} from '#features/library/saves/select-pins/use-selecting.ts';

export type SelectedPinsProps = SelectPinsProps & {
  /** The list has no tools of its own. */
  hasButton?: boolean;
};

export function SelectedPins({ saver, hasButton, children }: SelectedPinsProps) {
  return (
    <SelectPins saver={saver}>
      {hasButton && (
        <div className={wall.above}>
          <div className={wall.tools}>
            <SelectButton />
          </div>
        </div>
      )}
      {children}
    </SelectPins>
  );
}

type SelectPinsProps = { saver: Saver; children: ReactNode };

/** For a list of pins of any boards and people. */
function SelectPins({ saver, children }: SelectPinsProps) {
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
