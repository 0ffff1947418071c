/** The segment of a profile's address that shows boards and pins together. Alone, as visitors load nothing else of it. */
export const HUB_SEGMENT = '_hub';
