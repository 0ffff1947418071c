import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '#design/icons/icons.tsx';
import type { Saver } from '../picker-boards.ts';
import { type SaveTarget, targetName } from '../save-target.ts';
import styles from './board-field.module.css';
import { BoardPickerPopover, preloadBoardPicker } from './board-picker-overlay.tsx';

type BoardFieldProps = {
  saver: Saver;
  value: SaveTarget;
  onChange: (target: SaveTarget) => void;
  isBoardWanted?: boolean;
  isDisabled?: boolean;
  error?: string;
};

/** The field of a form that says which board, and which section of it. */
export function BoardField({ saver, value, onChange, isBoardWanted, isDisabled, error }: BoardFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        <Trans>Board</Trans>
      </span>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        name="board_id"
        className={styles.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadBoardPicker}
        onFocus={preloadBoardPicker}
      >
        <Chosen target={value} />
        <ChevronDownIcon />
      </button>
      <span id={`${id}-error`} className={styles.error} hidden={!error}>
        {error}
      </span>
      <BoardPickerPopover
        {...{ isOpen, saver, isBoardWanted }}
        current={value}
        triggerRef={button}
        onClose={() => setOpen(false)}
        onPick={onChange}
      />
    </div>
  );
}

function Chosen({ target }: { target: SaveTarget }) {
  const { t } = useLingui();
  return (
    <span className={styles.chosen}>
      {target.section && <span className={styles.outer}>{target.board?.name} / </span>}
      {targetName(target, t`Profile`)}
    </span>
  );
}
