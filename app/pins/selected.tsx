import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import wall from '#app/shell/wall-page.module.css';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { SelectPins, type SelectPinsProps } from '#features/library/saves/select-pins/select-pins.tsx';

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
