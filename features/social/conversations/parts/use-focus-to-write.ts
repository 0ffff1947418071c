import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

export const TO_WRITE = { isToWrite: true };

/** The button that led here is gone, and took the focus with it. */
export function useFocusToWrite(field: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation();
  const isToWrite = state?.isToWrite === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming once more, by another key, is a reason of its own
  useEffect(() => {
    if (isToWrite) field.current?.focus();
  }, [key, isToWrite, field]);
}
