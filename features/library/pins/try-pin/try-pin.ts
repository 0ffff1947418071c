export const TRY_NOTE_CAP = 500;

/** As in structured data: 1 is the worst. */
export const STARS = { worst: 1, best: 5 };

export type TryRefusal = 'not-your-try';
