/** Which of a person's pins a list holds. */
export const PIN_LISTS = ['all', 'created', 'story', 'video', 'unorganized'] as const;
export type PinList = (typeof PIN_LISTS)[number];
