import { createContext } from 'react';

/** The id of the account that the page is used for, if it is not one's own. */
export const SubjectContext = createContext<string | null>(null);
