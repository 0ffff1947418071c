/** The files that a pin can be made from, as an `accept` attribute. */
export const PICKED_FILES = 'image/*,video/mp4,video/quicktime,video/webm';
