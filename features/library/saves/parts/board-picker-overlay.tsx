import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { Dialog } from '#design/dialog/dialog.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import styles from '../pick-board/board-picker.module.css';
import type { BoardPickerProps } from '../pick-board/board-picker.tsx';

const Picker = latePart(() => import('../pick-board/board-picker.tsx'), 'BoardPicker');

type OverlayProps = BoardPickerProps & {
  isOpen: boolean;
  onClose: () => void;
};

function picking({ saver, current, of, isBoardWanted, isSecretWanted, onPick, onClose }: OverlayProps) {
  const pick: BoardPickerProps['onPick'] = (target) => {
    onClose();
    onPick(target);
  };
  return (
    <Picker
      {...{ saver, current, of, isBoardWanted, isSecretWanted }}
      onPick={pick}
      before={
        <div className={styles.coming}>
          <SpinnerPlace label="" minHeight={200} />
        </div>
      }
      instead={(tryAgain) => <ErrorState onRetry={tryAgain} />}
    />
  );
}

/** Dialogs are sheets on screens this narrow. */
const NARROW = '(max-width: 599px)';

/** Shown as a sheet on phones. */
export function BoardPickerPopover(props: OverlayProps & { triggerRef: RefObject<Element | null> }) {
  const { t } = useLingui();
  const { isOpen, onClose, triggerRef } = props;
  const [isSheet, setSheet] = useState(false);
  const isNarrow = isOpen ? matchMedia(NARROW).matches : isSheet;
  if (isNarrow !== isSheet) setSheet(isNarrow);
  if (isNarrow) return <BoardPickerDialog {...props} title={t`Choose a board`} />;
  return (
    <Popover
      {...{ isOpen, onClose, triggerRef }}
      hasNote
      label={t`Choose a board`}
      className={styles.inPopover}
    >
      {picking(props)}
    </Popover>
  );
}

export function BoardPickerDialog(props: OverlayProps & { title?: string }) {
  const { t } = useLingui();
  const { isOpen, onClose, title } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? t`Save to a board`}
      hasNote
      size="small"
      className={styles.inDialog}
    >
      {picking(props)}
    </Dialog>
  );
}

export function preloadBoardPicker(): void {
  Popover.preload();
  Picker.preload();
}
