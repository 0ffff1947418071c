/** Of the sides of a picture that is sent, in pixels: more is not looked at. */
export const SENT_SIDE = 400;

/** Characters of base64. */
export const LARGEST_SENT = 700_000;

/** A description has 222 bytes. */
export function isSentPicture(text: string | null): text is string {
  return /^[\w-]{296}$/.test(text ?? '');
}
