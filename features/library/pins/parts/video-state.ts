/** What a video player can be in. */
export const VIDEO_STATES = [
  'default',
  'load start',
  'loaded metadata',
  'loaded data',
  'playing',
  'paused',
  'seeking',
  'stalling',
  'failed',
  'ended',
] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

const STATE_AFTER = new Map<string, VideoState>([
  ['emptied', 'default'],
  ['loadstart', 'load start'],
  ['loadedmetadata', 'loaded metadata'],
  ['loadeddata', 'loaded data'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['seeking', 'seeking'],
  ['waiting', 'stalling'],
  ['stalled', 'stalling'],
  ['error', 'failed'],
  ['ended', 'ended'],
]);

/** The state after an event of an HTML video element; other events leave it unchanged. */
export function videoStateAfter(state: VideoState, event: string): VideoState {
  return STATE_AFTER.get(event) ?? state;
}
