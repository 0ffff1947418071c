/** The address that the photos lead to contains it as well. */
const PHOTO_METHOD = 'uploaded';

export interface ChosenPhotos {
  method: typeof PHOTO_METHOD;
  /** A base64 `data:` address; null if it is too large for the browser's history. */
  image: string | null;
  /** These never go into the history. */
  others?: number;
}

/** Firefox allows at most 16 MiB per history entry, and base64 adds a third. */
const LARGEST_IN_HISTORY = 10 * 1024 * 1024;

let large: File | null = null;
let others: File[] = [];

export async function carryPhotos([first, ...rest]: File[]): Promise<ChosenPhotos> {
  if (!first) throw new Error('No photo was chosen.');
  large = first.size > LARGEST_IN_HISTORY ? first : null;
  others = rest;
  const image = large ? null : await dataUrlOf(first);
  return { method: PHOTO_METHOD, image, ...(rest.length > 0 ? { others: rest.length } : {}) };
}

/** After a reload only the first is left, and only if it is not large. */
export function photosIn(state: unknown): File[] {
  if (typeof state !== 'object' || state === null || !('image' in state)) return [];
  const first = state.image === null ? large : fileOfDataUrl(state.image);
  return [...(first ? [first] : []), ...('others' in state ? others : [])];
}

/** A reload or a return must not add them again. */
export function forgetPhotos(): void {
  large = null;
  others = [];
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

/** Null if invalid. */
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
