/** Why a video or a sound does not play: the numbers of the browsers' MediaError. */
export const MEDIA_ERRORS = { aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 } as const;
export type MediaErrorName = keyof typeof MEDIA_ERRORS;

/** What the number of a media element's error means; null where there is none, or one that nobody knows. */
export function mediaErrorName(code: number | undefined): MediaErrorName | null {
  const names = Object.keys(MEDIA_ERRORS) as MediaErrorName[];
  return names.find((name) => MEDIA_ERRORS[name] === code) ?? null;
}
