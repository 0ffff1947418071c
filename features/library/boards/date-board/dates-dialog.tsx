import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf, FormErrors } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import styles from '../parts/board-form.module.css';
import { type BoardDates, FIRST_DAY, LAST_DAY } from './date-board.ts';
import dates from './dates-dialog.module.css';
import { useDates } from './use-dates.ts';

type DatesDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; dates: BoardDates };
};

export function DatesDialog({ isOpen, onClose, board }: DatesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Dates</Trans>} size="small">
      <DatesForm board={board} onClose={onClose} />
    </Dialog>
  );
}

function DatesForm({ board, onClose }: Omit<DatesDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const { startsOn, endsOn, change, errors, isPending, submit, clear } = useDates(board, onClose);
  const day = { type: 'date', min: FIRST_DAY, max: LAST_DAY };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormErrors errors={errors} />
      <div className={dates.days}>
        <TextField
          {...day}
          label={t`First day`}
          name="starts_on"
          value={startsOn ?? ''}
          onChange={({ currentTarget }) => change({ startsOn: currentTarget.value || null })}
          error={errorOf(errors, 'starts_on')}
          autoFocus
        />
        <TextField
          {...day}
          label={t`Last day`}
          isOptional
          name="ends_on"
          value={endsOn ?? ''}
          onChange={({ currentTarget }) => change({ endsOn: currentTarget.value || null })}
          error={errorOf(errors, 'ends_on')}
        />
      </div>
      <div className={styles.actions}>
        {board.dates.startsOn && (
          <Button variant="ghost" onClick={clear}>
            <Trans>Remove dates</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" pending={isPending} disabled={!startsOn && !endsOn}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
