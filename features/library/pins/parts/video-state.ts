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

/** Other events leave the state unchanged. */
export function videoStateAfter(state: VideoState, event: string): VideoState {
  return STATE_AFTER.get(event) ?? state;
}

/** The codes of the browser's MediaError. */
export const MEDIA_ERRORS = { aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 } as const;
export type MediaErrorName = keyof typeof MEDIA_ERRORS;

/** Null if absent or unknown. */
export function mediaErrorName(code: number | undefined): MediaErrorName | null {
  const names = Object.keys(MEDIA_ERRORS) as MediaErrorName[];
  return names.find((name) => MEDIA_ERRORS[name] === code) ?? null;
}
