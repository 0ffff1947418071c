import { createContext } from 'react';

/** The page already warned, so its cards need not. */
export const SensitiveShown = createContext(false);
