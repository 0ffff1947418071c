/** Where browsers hear of what happens while they look. */
export const LIVE_PATH = '/resource/live/';
