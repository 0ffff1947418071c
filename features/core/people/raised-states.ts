import { createListeners } from '#platform/browser/listeners.ts';

/** Told when something done on this page may have switched on a state of the person, such as one that a hint requires. */
export const raisedStates = createListeners();
