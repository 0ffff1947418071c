/** How a photo came that was chosen in the create menu; stands in the address of the page it leads to. */
const PHOTO_METHOD = 'uploaded';

/** What the navigation to that page carries. */
export interface ChosenPhoto {
  method: typeof PHOTO_METHOD;
  /** A `data:` address in base64; null where the photo is too large for a browser's history. */
  image: string | null;
}

/** Firefox keeps at most 16 MiB with one entry of the history, and base64 adds a third. */
const LARGEST_IN_HISTORY = 10 * 1024 * 1024;

let large: File | null = null;

/** Makes a photo ready for the navigation. */
export async function carryPhoto(file: File): Promise<ChosenPhoto> {
  large = file.size > LARGEST_IN_HISTORY ? file : null;
  return { method: PHOTO_METHOD, image: large ? null : await dataUrlOf(file) };
}

/** The photo that a navigation carries; null where there is none, as after a reload with a large one. */
export function photoIn(state: unknown): File | null {
  if (typeof state !== 'object' || state === null || !('image' in state)) return null;
  return state.image === null ? large : fileOfDataUrl(state.image);
}

/** Takes the photo out of the history: a reload, or coming back, must not add it once more. */
export function forgetPhoto(): void {
  large = null;
  history.replaceState({ ...history.state, usr: null }, '');
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

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
