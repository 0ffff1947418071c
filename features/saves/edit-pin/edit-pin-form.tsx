import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { notePinChange } from '#features/pins/parts/pin-changes.ts';
import type { PinAnswer } from '#features/pins/pin-answer.ts';
import { pinCardData } from '#features/pins/pin-card-data.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { BoardField } from '../parts/board-field.tsx';
import styles from '../parts/pin-fields.module.css';
import { PinFields } from '../parts/pin-fields.tsx';
import { focusFirstError, type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { type PinWords, troublesOf, wordOptions } from '../pin-words.ts';
import { isSameTarget, type SaveTarget } from '../save-target.ts';

type EditPinFormProps = {
  pin: PinAnswer;
  saver: Saver;
  formId: string;
  onState: (state: { isTouched: boolean; isPending: boolean }) => void;
  onDone: () => void;
};

/** The words and the place of a pin that exists. */
export function EditPinForm({ pin, saver, formId, onState, onDone }: EditPinFormProps) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(() => wordsOf(pin));
  const [target, setTarget] = useState(() => targetOf(pin));
  const [errors, setErrors] = useState<PinErrors>({});
  const isMoved = !isSameTarget(target, targetOf(pin));

  const fail = (found: PinErrors) => {
    setErrors(found);
    focusFirstError(form.current);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const troubles = troublesOf(words);
    if (troubles.length > 0) return fail(sentences.ofTroubles(troubles));
    setErrors({});
    onState({ isTouched: true, isPending: true });
    try {
      const place = isMoved
        ? { board_id: target.board?.id, board_section_id: target.section?.id ?? null }
        : {};
      const { data } = await call('PinResource.update', { id: pin.id, ...wordOptions(words), ...place });
      notePinChange(pin.id, {
        kind: 'edited',
        pin: pinCardData(data),
        sectionId: target.section?.id ?? null,
      });
      if (isMoved) forgetPickerBoards();
      toast.show({ kind: 'success', text: t`Pin saved`, duration: 3000 });
      onDone();
      revalidate();
    } catch (error) {
      onState({ isTouched: true, isPending: false });
      if (!(error instanceof CallRefused)) throw error;
      fail(sentences.ofRefusal(error));
    }
  };

  const touch = () => onState({ isTouched: true, isPending: false });
  return (
    <form ref={form} id={formId} className={styles.fields} onSubmit={onSubmit} noValidate>
      {errors.form && (
        <p role="alert" className={styles.trouble}>
          {errors.form}
        </p>
      )}
      <PinFields
        words={words}
        errors={errors}
        onChange={(next: PinWords) => {
          setWords(next);
          touch();
        }}
        board={
          <BoardField
            saver={saver}
            value={target}
            error={errors.board}
            isBoardWanted
            onChange={(next: SaveTarget) => {
              setTarget(next);
              touch();
            }}
          />
        }
      />
    </form>
  );
}

function wordsOf(pin: PinAnswer): PinWords {
  const { title, description, link, alt_text } = pin;
  return { title, description, link: link ?? '', altText: alt_text ?? '' };
}

function targetOf({ board, section }: PinAnswer): SaveTarget {
  if (!board) return { board: null, section: null };
  return {
    board: { id: board.id, name: board.name, url: board.url },
    section: section ? { id: section.id, title: section.title, url: `${board.url}${section.slug}/` } : null,
  };
}
