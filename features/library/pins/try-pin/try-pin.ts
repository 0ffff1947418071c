/** Most characters of what a person says of a pin that they tried. */
export const TRY_NOTE_CAP = 500;

/** Why a try is not changed. */
export type TryRefusal = 'not-your-try';
