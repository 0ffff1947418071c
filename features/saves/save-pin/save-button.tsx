import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ChevronDownIcon } from '#design/icons/icons.tsx';
import { useLastTarget } from '../last-target.ts';
import { BoardPickerPopover, preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { targetName } from '../save-target.ts';
import styles from './save-button.module.css';
import { type SavedPin, useSavePin } from './use-save-pin.tsx';

/** On a pin's page: the board that one saves to, and Save. */
export function SaveButton({ pin, saver }: { pin: SavedPin; saver: Saver }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const { saved, save, saveQuickly } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  const current = saved?.target ?? last;
  const pick = () => setOpen(true);
  return (
    <div className={styles.save}>
      <Button
        ref={chooser}
        look="ghost"
        className={styles.chooser}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={pick}
        onPointerEnter={preloadBoardPicker}
        onFocus={preloadBoardPicker}
      >
        <span className={styles.chosen}>
          {current ? targetName(current, t`Profile`) : <Trans>Choose a board</Trans>}
        </span>
        <ChevronDownIcon size={18} />
      </Button>
      <Button
        look={saved ? 'secondary' : 'primary'}
        pending={saved !== null && saved.pinId === null}
        onClick={() => (saved ? pick() : saveQuickly(pick))}
      >
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <BoardPickerPopover
        {...{ isOpen, saver, current }}
        triggerRef={chooser}
        onClose={() => setOpen(false)}
        onPick={save}
      />
    </div>
  );
}
