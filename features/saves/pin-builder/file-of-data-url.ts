/** The picture in a `data:` address of base64, as a file; null where it is none. */
export function fileOfDataUrl(address: unknown): File | null {
  if (typeof address !== 'string') return null;
  const [, type, base64] = /^data:(image\/[a-z0-9.+-]+);base64,(.+)$/is.exec(address) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}
