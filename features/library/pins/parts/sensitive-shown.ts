import { createContext } from 'react';

/** Whether the page has warned of a sensitive board already, so that its cards need not. */
export const SensitiveShown = createContext(false);
