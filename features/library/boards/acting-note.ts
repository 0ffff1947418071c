import { createContext, type ReactNode, use } from 'react';

/** Says on whose behalf things are created and saved; null for whoever acts for themselves. */
export const ActingNote = createContext<ReactNode>(null);

export const useActingNote = () => use(ActingNote);
