import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { ChevronDownIcon } from '#design/icons/icons.tsx';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { BoardPickerPopover, preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import { loadPickerBoards, type Saver } from '../picker-boards.ts';
import { targetName } from '../save-target.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './save-overlay.module.css';
import { type SavedPin, useSaveChoice } from './use-save-pin.tsx';

type SaveOverlayProps = {
  pin: SavedPin;
  saver: Saver;
  /** It is already on one of their boards, or on none. */
  isOwn: boolean;
};

/** Needs a fine pointer. */
export function SaveOverlay({ isOwn, ...rest }: SaveOverlayProps) {
  return isOwn ? <CopyButton {...rest} size="small" className={styles.alone} /> : <SaveBar {...rest} />;
}

function SaveBar({ pin, saver }: Omit<SaveOverlayProps, 'isOwn'>) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const keys = useSingleKeys('S');
  const { isSaved, isSaving, current, pick, press, picker } = useSaveChoice(pin, saver);
  const ahead = () => {
    preloadBoardPicker();
    // A failed preload is retried, and shown, when it is needed.
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
        aria-expanded={picker.isOpen}
        onClick={pick}
        onPointerEnter={ahead}
      >
        <span className={styles.chosen}>{chosen}</span>
        <ChevronDownIcon size={18} />
      </button>
      <Button
        variant="primary"
        size="small"
        className={isSaved ? styles.saved : styles.save}
        pending={isSaving}
        aria-keyshortcuts={keys}
        onClick={press}
        onPointerEnter={ahead}
      >
        {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <BoardPickerPopover {...picker} triggerRef={bar} />
    </div>
  );
}
