/** Which of a person's pins a list holds. */
export const PIN_LISTS = ['all', 'created', 'story', 'video', 'unorganized', 'priced'] as const;
export type PinList = (typeof PIN_LISTS)[number];

/** Lists that only their owner sees. */
export const OWN_LISTS: readonly PinList[] = ['unorganized', 'priced'];
