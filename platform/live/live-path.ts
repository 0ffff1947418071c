export const LIVE_PATH = '/resource/live/';
