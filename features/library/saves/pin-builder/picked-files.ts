/** The files that a pin can be made of, as an input's `accept` says it. */
export const PICKED_FILES = 'image/*,video/mp4,video/quicktime,video/webm';
