import { useEffect, useState } from 'react';
import { isBackHere, noteVisit, noteWelcomed } from '../navigation/time-here.ts';

/** Whether to greet this browser's member after a long time away, and how to stop. */
export function useWelcomeBack(isMember: boolean) {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isMember) setBack(isBackHere(noteVisit(), Date.now()));
  }, [isMember]);
  const close = () => {
    noteWelcomed();
    setBack(false);
  };
  return { isBack, close };
}
