import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
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
  /** For a list without tools of its own. */
  button?: 'above' | 'in-tabs';
};

export function SelectedPins({ saver, button, children }: SelectedPinsProps) {
  return (
    <SelectPins saver={saver}>
      {button === 'above' && (
        <div className={wall.above}>
          <div className={wall.tools}>
            <SelectButton />
          </div>
        </div>
      )}
      {button === 'in-tabs' && <ButtonInTabs />}
      {children}
    </SelectPins>
  );
}

/** In the row of tabs above the list, as a row of its own would push the pictures down. */
function ButtonInTabs() {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-tab-end]')), []);
  return place && createPortal(<SelectButton />, place);
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
