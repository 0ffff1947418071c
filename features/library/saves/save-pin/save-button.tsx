import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { ChevronDownIcon } from '#design/icons/icons.tsx';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { BoardPickerPopover, preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { targetName } from '../save-target.ts';
import styles from './save-button.module.css';
import { type SavedPin, useSaveChoice } from './use-save-pin.tsx';

export function SaveButton({ pin, saver }: { pin: SavedPin; saver: Saver }) {
  const { t } = useLingui();
  const chooser = useRef<HTMLButtonElement>(null);
  const keys = useSingleKeys('S');
  const { isSaved, isSaving, current, pick, press, picker } = useSaveChoice(pin, saver);
  return (
    <div className={styles.save}>
      <Button
        ref={chooser}
        variant="ghost"
        className={styles.chooser}
        aria-haspopup="dialog"
        aria-expanded={picker.isOpen}
        onClick={pick}
        onPointerEnter={preloadBoardPicker}
        onFocus={preloadBoardPicker}
      >
        <span className={styles.chosen}>{current ? targetName(current, t`Profile`) : <Unchosen />}</span>
        <ChevronDownIcon size={18} />
      </Button>
      <Button
        variant={isSaved ? 'secondary' : 'primary'}
        pending={isSaving}
        aria-keyshortcuts={keys}
        onClick={press}
      >
        {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <BoardPickerPopover {...picker} triggerRef={chooser} />
    </div>
  );
}

/** Shorter on phones, where the label shares a row with four buttons; not for screen readers. */
function Unchosen() {
  return (
    <>
      <span className={styles.long}>
        <Trans>Choose a board</Trans>
      </span>
      <span className={styles.short} aria-hidden="true">
        <Trans>Board</Trans>
      </span>
    </>
  );
}
