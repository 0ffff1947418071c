/** Why a video or sound does not play: the codes of the browser's MediaError. */
export const MEDIA_ERRORS = { aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 } as const;
export type MediaErrorName = keyof typeof MEDIA_ERRORS;

/** The name of a MediaError code; null if absent or unknown. */
export function mediaErrorName(code: number | undefined): MediaErrorName | null {
  const names = Object.keys(MEDIA_ERRORS) as MediaErrorName[];
  return names.find((name) => MEDIA_ERRORS[name] === code) ?? null;
}
