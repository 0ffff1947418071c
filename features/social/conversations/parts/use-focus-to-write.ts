import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The state of an address that one goes to in order to write there. */
export const TO_WRITE = { isToWrite: true };

/** Whoever came in order to write begins at once: what they pressed to get here is gone, and took the focus with it. */
export function useFocusToWrite(field: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation();
  const isToWrite = state?.isToWrite === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming once more, by another key, is a reason of its own
  useEffect(() => {
    if (isToWrite) field.current?.focus();
  }, [key, isToWrite, field]);
}
