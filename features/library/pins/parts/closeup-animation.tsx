import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#design/icons/visitor-icons.tsx';
import type { PinCardData } from '../pin-card-data.ts';
import styles from './closeup-picture.module.css';
import { CLOSEUP_WIDTHS, closeupSizes } from './closeup-picture.tsx';
import { PinPicture } from './pin-picture.tsx';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Stands still if the reader's system asks for reduced motion; a press pauses and resumes it. */
export function CloseupAnimation({ pin }: { pin: PinCardData }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => setCalm(matchMedia(REDUCED).matches), []);
  const moves = chosen ?? !isCalm;
  return (
    <>
      <PinPicture
        pin={pin}
        among={CLOSEUP_WIDTHS}
        sizes={closeupSizes(pin)}
        isFirst
        motion={chosen === null ? 'as wished' : chosen ? 'always' : 'never'}
      />
      <IconButton
        label={moves ? t`Stop animation` : t`Play animation`}
        variant="onPicture"
        size="small"
        className={styles.motion}
        onClick={(event) => {
          event.stopPropagation();
          setChosen(!moves);
        }}
      >
        {moves ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
    </>
  );
}
