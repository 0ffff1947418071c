import { useState } from 'react';
import { looksLikeLink, withProtocol } from '../pin-text.ts';

/** An error shows from the check until more is typed. */
export function useTypedLink(initialLink = '') {
  const [link, setLink] = useState(initialLink);
  const [isWrong, setWrong] = useState(false);
  const type = (typed: string) => {
    setLink(typed);
    setWrong(false);
  };
  /** Null if invalid, which also shows the error. */
  const addressIn = (typed: string): string | null => {
    const isRight = typed.trim() !== '' && looksLikeLink(typed);
    setWrong(!isRight);
    return isRight ? withProtocol(typed) : null;
  };
  return { link, isWrong, type, addressIn };
}
