import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf, type FormError, FormErrors, unfinishedDates } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import styles from '../parts/board-form.module.css';
import { type BoardDates, dateError, FIRST_DAY, LAST_DAY } from './date-board.ts';
import dates from './dates-dialog.module.css';

const UNDO_MS = 8000;

const save = (board_id: string, { startsOn, endsOn }: BoardDates) =>
  call('BoardDatesResource.update', { board_id, starts_on: startsOn, ends_on: endsOn });

function useDates(board: { id: string; dates: BoardDates }, onDone: () => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(board.dates);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isPending, setPending] = useState(false);
  const failure = (error: unknown) => failureText(error);
  const undo = async () => {
    try {
      await save(board.id, board.dates);
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failure(error) });
    }
  };
  const send = async (dates: BoardDates) => {
    setPending(true);
    try {
      await save(board.id, dates);
      onDone();
      const text = dates.startsOn ? t`Dates saved` : t`Dates removed`;
      toast.show({ text, action: { undo: () => void undo() }, duration: UNDO_MS });
      await revalidate();
    } catch (error) {
      if (asksToLogInAgain(error)) return;
      const field = error instanceof CallRefused ? error.field : null;
      const isOutOfTime = error instanceof CallRefused && error.isOfSchema;
      const message = isOutOfTime ? t`Choose a day from ${FIRST_DAY} to ${LAST_DAY}.` : failure(error);
      setErrors([{ field: field ?? undefined, message }]);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const unfinished = unfinishedDates(event.currentTarget);
    if (unfinished.length > 0)
      return setErrors(unfinished.map((field) => ({ field, message: t`Enter the full date.` })));
    const problem = dateError(chosen);
    if (problem === 'end-without-start')
      return setErrors([{ field: 'starts_on', message: t`Choose a first day too.` }]);
    if (problem)
      return setErrors([{ field: 'ends_on', message: t`The last day can't be before the first one.` }]);
    void send(chosen);
  };
  const change = (part: Partial<BoardDates>) => {
    setChosen((before) => ({ ...before, ...part }));
    setErrors([]);
  };
  const clear = () => void send({ startsOn: null, endsOn: null });
  return { ...chosen, change, errors, isPending, submit, clear };
}

type DatesDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; dates: BoardDates };
};

export function DatesDialog({ isOpen, onClose, board }: DatesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Dates</Trans>} hasNote size="small">
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
