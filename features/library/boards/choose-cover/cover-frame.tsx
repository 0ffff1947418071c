import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import type { CoverCrop } from '../board.ts';
import { cropBox } from '../cover-box.ts';
import styles from './choose-cover.module.css';
import { MOST_ZOOM, middleOf, pushedCrop, squareCrop, zoomOf } from './cover-crop.ts';

type CoverFrameProps = {
  pin: PinCardData;
  crop: CoverCrop;
  /** Several changes may arrive before the next render, so each applies to the result of the one before. */
  onChange: (change: (crop: CoverCrop) => CoverCrop) => void;
};

/** It is a fraction of the frame. */
const STEP = 0.05;
const PUSHES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

export function CoverFrame({ pin, crop, onChange }: CoverFrameProps) {
  const { t } = useLingui();
  const hint = useId();
  const { left, top, width, height } = cropBox(crop, pin, 1);
  return (
    <div className={styles.framing}>
      <div
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
        tabIndex={0}
        role="application"
        aria-label={t`Visible part of the picture`}
        aria-describedby={hint}
        {...pushing(onChange)}
      >
        <img
          src={picturePath(pin.image_signature, '736x')}
          alt=""
          draggable={false}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      </div>
      <p id={hint} className={styles.hint}>
        <Trans>Drag the picture, or move it with the arrow keys.</Trans>
      </p>
      <Zoom {...{ pin, crop, onChange }} />
    </div>
  );
}

function pushing(onChange: CoverFrameProps['onChange']) {
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
      currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const edge = currentTarget.clientWidth;
      onChange((before) => pushedCrop(before, { x: movementX / edge, y: movementY / edge }));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const push = PUSHES[event.key];
      if (!push) return;
      event.preventDefault();
      onChange((before) => pushedCrop(before, push));
    },
  };
}

function Zoom({ pin, crop, onChange }: CoverFrameProps) {
  return (
    <label className={styles.zoom}>
      <Trans>Zoom</Trans>
      <input
        type="range"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoomOf(crop, pin)}
        onChange={(event) => {
          const zoom = event.currentTarget.valueAsNumber;
          onChange((before) => squareCrop(pin, zoom, middleOf(before)));
        }}
      />
    </label>
  );
}
