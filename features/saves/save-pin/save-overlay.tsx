import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ChevronDownIcon } from '#design/icons/icons.tsx';
import { useLastTarget } from '../last-target.ts';
import { BoardPickerPopover, preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import { loadPickerBoards, type Saver } from '../picker-boards.ts';
import { targetName } from '../save-target.ts';
import styles from './save-overlay.module.css';
import { type SavedPin, useSavePin } from './use-save-pin.tsx';

type SaveOverlayProps = {
  pin: SavedPin;
  saver: Saver;
};

/** On a card, under a fine pointer: where one saves to, and Save. */
export function SaveOverlay({ pin, saver }: SaveOverlayProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { saved, save, saveQuickly } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  const current = saved?.target ?? last;
  const pick = () => setOpen(true);
  const ahead = () => {
    preloadBoardPicker();
    // What fails ahead is asked for, and told, when it is needed.
    loadPickerBoards(saver).catch(() => {});
  };
  const chosen = current ? targetName(current, t`Profile`) : t`Choose a board`;
  return (
    <div ref={bar} className={styles.bar}>
      <button
        type="button"
        className={styles.chooser}
        aria-label={t`Save to: ${chosen}. Choose another board`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={pick}
        onPointerEnter={ahead}
      >
        <span className={styles.chosen}>{chosen}</span>
        <ChevronDownIcon size={18} />
      </button>
      <Button
        look="primary"
        size="small"
        className={saved ? styles.saved : styles.save}
        pending={saved !== null && saved.pinId === null}
        onClick={() => (saved ? pick() : saveQuickly(pick))}
        onPointerEnter={ahead}
      >
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <BoardPickerPopover
        {...{ isOpen, saver, current }}
        triggerRef={bar}
        onClose={() => setOpen(false)}
        onPick={save}
      />
    </div>
  );
}
