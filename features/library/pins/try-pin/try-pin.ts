export const TRY_NOTE_CAP = 500;

export type TryRefusal = 'not-your-try';
