import wall from '#app/shell/wall-page.module.css';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { SelectPins, type SelectPinsProps } from '#features/library/saves/select-pins/select-pins.tsx';

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
