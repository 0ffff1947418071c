import { latePart } from '#design/on-demand/late-part.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import styles from '../pick-board/board-picker.module.css';
import type { BoardPickerProps } from '../pick-board/board-picker.tsx';

export type { BoardPickerProps } from '../pick-board/board-picker.tsx';

const Picker = latePart(async () => (await import('../pick-board/board-picker.tsx')).BoardPicker);

/** The picker of boards as large as the box around it, for a dialog that has other steps as well. */
export function BoardPickerPane(props: BoardPickerProps) {
  return (
    <div className={styles.inPane}>
      <Picker
        {...props}
        before={<SpinnerPlace label="" minHeight={200} />}
        instead={(tryAgain) => <ErrorState onRetry={tryAgain} />}
      />
    </div>
  );
}
