import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { type DialogForm, FormDialog } from '#features/library/pins/parts/form-dialog.tsx';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { changedMarks, type MarksText, marksText } from '#features/library/tags/marks-text.ts';
import { MarksFields } from '#features/library/tags/parts/marks-fields.tsx';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { BoardField } from '../parts/board-field.tsx';
import styles from '../parts/pin-fields.module.css';
import { PinFields } from '../parts/pin-fields.tsx';
import { errorsAfter, focusFirstError, type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { errorsOf, type PinText, textOptions } from '../pin-text.ts';
import { isSameTarget, PROFILE, type SaveTarget } from '../save-target.ts';
import type { EditPinDialogProps } from './edit-pin-dialog.tsx';

/** Fetches the current pin first. */
export function EditPinPanel({ pinId, saver, isOpen, onClose }: EditPinDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ isOpen, onClose }} title={t`Edit Pin`} submit={<Trans>Save changes</Trans>}>
      {(form) => <Editor {...{ pinId, saver }} {...form} />}
    </FormDialog>
  );
}

type EditorProps = Pick<EditPinDialogProps, 'pinId' | 'saver'> & DialogForm;

function Editor({ pinId, ...form }: EditorProps) {
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(useCallback(() => load(pinId), [pinId]));
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading the Pin`} minHeight={420} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <EditPinForm {...loaded.data} {...form} />;
}

async function load(pinId: string) {
  const [pin, marks] = await Promise.all([
    call('PinResource.get', { id: pinId, field_set_key: 'detailed' }),
    call('PinTagsResource.get', { pin_id: pinId }),
  ]);
  return { pin: pin.data, marks: marksText(marks.data) };
}

type EditPinFormProps = DialogForm & {
  pin: PinAnswer;
  marks: MarksText;
  saver: Saver;
};

function EditPinForm({ pin, marks: stored, saver, formId, onState, onDone }: EditPinFormProps) {
  const touched = () => onState({ isTouched: true, isPending: false });
  const editing = useEditPin(pin, stored, touched);
  const { marks, changeMarks, pinText, changeText, target, changeTarget, comments } = editing;
  const { send, errors, setErrors } = editing;
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    onState({ isTouched: true, isPending: true });
    const wrong = await send().finally(touched);
    if (!wrong) return onDone();
    setErrors(wrong);
    focusFirstError(form.current);
  };
  const board = (
    <BoardField saver={saver} value={target} error={errors.board} isBoardWanted onChange={changeTarget} />
  );
  return (
    <form ref={form} id={formId} className={styles.fields} onSubmit={onSubmit} noValidate>
      {errors.form && (
        <p role="alert" tabIndex={-1} className={styles.trouble}>
          {errors.form}
        </p>
      )}
      <PinFields pinText={pinText} errors={errors} onChange={changeText} board={board} />
      <Checkbox
        checked={comments.areAllowed}
        onChange={(event) => comments.change(event.currentTarget.checked)}
      >
        <Trans>Allow comments</Trans>
      </Checkbox>
      <MarksFields value={marks} onChange={changeMarks} />
    </form>
  );
}

/** `send` returns the errors; null when done. */
function useEditPin(pin: PinAnswer, stored: MarksText, onTouched: () => void) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  const { revalidate } = useRevalidator();
  const [pinText, setText] = useState(() => textOf(pin));
  const [target, setTarget] = useState(() => targetOf(pin));
  const [marks, setMarks] = useState(stored);
  const [areAllowed, setAllowed] = useState(pin.is_comments_allowed);
  const [errors, setErrors] = useState<PinErrors>({});

  const send = async (): Promise<PinErrors | null> => {
    const wrong = errorsOf(pinText);
    if (wrong.length > 0) return sentences.ofErrors(wrong);
    const isMoved = !isSameTarget(target, targetOf(pin));
    const sectionId = target.section?.id ?? null;
    const place = isMoved ? { board_id: target.board?.id, board_section_id: sectionId } : {};
    const changed = changedMarks(stored, marks);
    try {
      if (changed) await call('PinTagsResource.update', { pin_id: pin.id, ...changed });
      const sent = { ...textOptions(pinText), ...place, is_comments_allowed: areAllowed };
      const { data } = await call('PinResource.update', { id: pin.id, ...sent });
      notePinChange(pin.id, { kind: 'edited', pin: pinCardData(data), sectionId });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (asksToLogInAgain(error)) return {};
      return sentences.ofRefusal(error);
    }
    if (isMoved) forgetPickerBoards();
    toast.show({ kind: 'success', text: t`Pin saved`, duration: 3000 });
    revalidate();
    return null;
  };

  const changeText = (next: PinText) => {
    setText(next);
    setErrors(errorsAfter(errors, { pinText }, { pinText: next }));
    onTouched();
  };
  const changeTarget = (next: SaveTarget) => {
    setTarget(next);
    setErrors(errorsAfter(errors, { pinText }, { target: next }));
    onTouched();
  };
  const changeMarks = (next: MarksText) => {
    setMarks(next);
    onTouched();
  };
  const change = (next: boolean) => {
    setAllowed(next);
    onTouched();
  };
  return {
    ...{ marks, changeMarks, pinText, changeText, target, changeTarget },
    comments: { areAllowed, change },
    ...{ send, errors, setErrors },
  };
}

function textOf(pin: PinAnswer): PinText {
  const { title, description, link, alt_text } = pin;
  return { title, description, link: link ?? '', altText: alt_text ?? '' };
}

function targetOf({ board, section }: PinAnswer): SaveTarget {
  if (!board) return PROFILE;
  return {
    board: { id: board.id, name: board.name, url: board.url },
    section: section ? { id: section.id, title: section.title, url: `${board.url}${section.slug}/` } : null,
  };
}
