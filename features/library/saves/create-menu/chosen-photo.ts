/** The address that the photos lead to contains it as well. */
const PHOTO_METHOD = 'uploaded';

export interface ChosenPhotos {
  method: typeof PHOTO_METHOD;
  /** A base64 `data:` address. */
  image: string;
  /** The photo itself is too large for the browser's history: the image is a smaller one, which is never uploaded. */
  isPreview?: true;
  /** These never go into the history. */
  others?: number;
}

/** Firefox allows at most 16 MiB per history entry, and base64 adds a third. */
const LARGEST_IN_HISTORY = 10 * 1024 * 1024;

/** Pixels of the longer side. */
const PREVIEW_SIDE = 480;

/** Forgotten by a reload. */
let large: { photo: File; preview: string } | null = null;
let others: File[] = [];

export async function carryPhotos([first, ...rest]: File[]): Promise<ChosenPhotos> {
  if (!first) throw new Error('No photo was chosen.');
  const isPreview = first.size > LARGEST_IN_HISTORY;
  const image = isPreview ? await previewOf(first) : await dataUrlOf(first);
  large = isPreview ? { photo: first, preview: image } : null;
  others = rest;
  const state = { method: PHOTO_METHOD, image, ...(isPreview && { isPreview }) } as const;
  return rest.length > 0 ? { ...state, others: rest.length } : state;
}

/** After a reload only the first is left, and only if it is not large. */
export function photosIn(state: unknown): File[] {
  if (typeof state !== 'object' || state === null || !('image' in state)) return [];
  const kept = large?.preview === state.image ? large?.photo : null;
  const first = 'isPreview' in state ? kept : fileOfDataUrl(state.image);
  return [...(first ? [first] : []), ...('others' in state ? others : [])];
}

/** The preview of a large photo that a reload has lost. */
export function lostPhotoIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('isPreview' in state && 'image' in state)) return null;
  return fileOfDataUrl(state.image) && large?.preview !== state.image ? String(state.image) : null;
}

/** Blank if this browser cannot show the photo. */
async function previewOf(photo: File): Promise<string> {
  const picture = await createImageBitmap(photo).catch(() => null);
  const { width, height } = picture ?? { width: 3, height: 4 };
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  if (picture) canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture?.close();
  return canvas.toDataURL(picture ? 'image/jpeg' : 'image/png');
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
