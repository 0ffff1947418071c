import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { forgetPickerBoards } from '../picker-boards.ts';
import { errorsOf, type PinText, textOptions } from '../pin-text.ts';
import { isSameTarget, PROFILE, type SaveTarget } from '../save-target.ts';

/** The texts and the place of a pin while they are edited. `send` returns the errors; null when done. */
export function useEditPin(pin: PinAnswer, onTouched: () => void) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  const { revalidate } = useRevalidator();
  const [pinText, setText] = useState(() => textOf(pin));
  const [target, setTarget] = useState(() => targetOf(pin));
  const [areAllowed, setAllowed] = useState(pin.is_comments_allowed);

  const send = async (): Promise<PinErrors | null> => {
    const errors = errorsOf(pinText);
    if (errors.length > 0) return sentences.ofErrors(errors);
    const isMoved = !isSameTarget(target, targetOf(pin));
    const sectionId = target.section?.id ?? null;
    const place = isMoved ? { board_id: target.board?.id, board_section_id: sectionId } : {};
    try {
      const sent = { ...textOptions(pinText), ...place, is_comments_allowed: areAllowed };
      const { data } = await call('PinResource.update', { id: pin.id, ...sent });
      notePinChange(pin.id, { kind: 'edited', pin: pinCardData(data), sectionId });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return sentences.ofRefusal(error);
    }
    if (isMoved) forgetPickerBoards();
    toast.show({ kind: 'success', text: t`Pin saved`, duration: 3000 });
    revalidate();
    return null;
  };

  const changeText = (next: PinText) => {
    setText(next);
    onTouched();
  };
  const changeTarget = (next: SaveTarget) => {
    setTarget(next);
    onTouched();
  };
  const change = (next: boolean) => {
    setAllowed(next);
    onTouched();
  };
  return { pinText, changeText, target, changeTarget, comments: { areAllowed, change }, send };
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
