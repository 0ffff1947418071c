import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { awaitLongPress } from './long-press.ts';
import styles from './select-pins.module.css';
import { type Selecting, useSelecting } from './selecting.ts';
import { isChosen } from './selection.ts';

export function useCardName(pin: PinCardData): string {
  const { t } = useLingui();
  return pin.grid_title || pin.alt_text || t`Pin of ${pin.pinner.full_name}`;
}

type SelectableCardProps = { pin: PinCardData; children: ReactNode };

/** In select mode, a press anywhere on the card selects it. */
export function SelectableCard({ pin, children }: SelectableCardProps) {
  const { t } = useLingui();
  const name = useCardName(pin);
  const selecting = useSelecting();
  if (!selecting) return children;
  const { selection, tell, order } = selecting;
  const isOn = isChosen(selection, pin.id);
  return (
    <div className={styles.card} data-marquee={pin.id}>
      <div
        className={styles.inner}
        inert={selection.isOn}
        data-chosen={isOn || undefined}
        onClickCapture={(event) => beginAt(event, pin.id, selecting)}
        onPointerDown={(event) => beginByFinger(event, pin.id, selecting)}
      >
        {children}
      </div>
      {selection.isOn && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isOn}
            onChange={({ nativeEvent }) =>
              (nativeEvent as unknown as MouseEvent).shiftKey
                ? tell({ name: 'range', id: pin.id, order: order.current })
                : tell({ name: 'toggle', id: pin.id })
            }
          />
          <VisuallyHidden>{t`Select ${name}`}</VisuallyHidden>
        </label>
      )}
    </div>
  );
}

/** With Ctrl, Command or Shift, pressing a card begins selecting; by keyboard its link opens as the browser does. */
function beginAt(event: MouseEvent, id: string, { selection, tell }: Selecting): void {
  const { ctrlKey, metaKey, shiftKey, altKey, detail, target } = event;
  if (selection.isOn || detail === 0 || altKey || !(ctrlKey || metaKey || shiftKey)) return;
  if (!(target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
  tell({ name: 'begin' });
  tell({ name: 'toggle', id });
}

/** A finger that rests on a card begins selecting with it. */
function beginByFinger(event: PointerEvent, id: string, { selection, tell, on }: Selecting): void {
  const isOfControl = event.target instanceof Element && event.target.closest('button, input');
  if (event.pointerType !== 'touch' || !event.isPrimary || selection.isOn || isOfControl) return;
  const onPress = () => {
    tell({ name: 'begin' });
    tell({ name: 'toggle', id });
  };
  awaitLongPress(event, { isLifted: on !== null && !on.isFixed, onPress });
}
