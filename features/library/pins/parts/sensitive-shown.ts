import { createContext } from 'react';

/** Whether the page already warned of a sensitive board, so that its cards need not. */
export const SensitiveShown = createContext(false);
