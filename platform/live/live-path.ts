/** The address of the live event stream. */
export const LIVE_PATH = '/resource/live/';
