import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { useArranging } from './arranging.ts';
import styles from './select-pins.module.css';
import { isChosen } from './selection.ts';

/** A pin's card that can be dragged and selected; in select mode a press anywhere selects it. */
export function ArrangedCard({ pin, children }: { pin: PinCardData; children: ReactNode }) {
  const { t } = useLingui();
  const arranging = useArranging();
  if (!arranging) return children;
  const { selection, list, tell } = arranging;
  const name = pin.grid_title || pin.alt_text || t`Pin of ${pin.pinner.full_name}`;
  const isOn = isChosen(selection, pin.id);
  return (
    <Draggable itemKey={pin.id} type="pin" label={name} list={list} className={styles.card}>
      <div className={styles.inner} inert={selection.isOn} data-chosen={isOn || undefined}>
        {children}
      </div>
      {selection.isOn && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isOn}
            onChange={() => tell({ name: 'toggle', id: pin.id })}
          />
          <VisuallyHidden>{t`Select ${name}`}</VisuallyHidden>
        </label>
      )}
      <DragHandle label={name} className={styles.handle} />
    </Draggable>
  );
}
