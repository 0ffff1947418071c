/** The segment of a profile's address that shows boards and pins together. */
export const HUB_SEGMENT = '_hub';
