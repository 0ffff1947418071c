import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { CONTROL, Field, labelIdOf } from '#design/field/field.tsx';
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

export function BoardField({ saver, value, onChange, isBoardWanted, isDisabled, error }: BoardFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Field label={<Trans>Board</Trans>} error={error}>
      {({ id, ...aria }) => (
        <>
          <button
            ref={button}
            id={id}
            type="button"
            name="board_id"
            className={classNames(CONTROL, styles.button)}
            aria-labelledby={`${labelIdOf(id)} ${id}`}
            {...aria}
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
          <BoardPickerPopover
            {...{ isOpen, saver, isBoardWanted }}
            current={value}
            triggerRef={button}
            onClose={() => setOpen(false)}
            onPick={onChange}
          />
        </>
      )}
    </Field>
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
