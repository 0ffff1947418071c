import { useEffect, useState } from 'react';
import { isBackHere, noteVisit, noteWelcomed } from '../navigation/time-here.ts';

/** Whether to welcome this browser's member back after a long time, and how to dismiss that. */
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
