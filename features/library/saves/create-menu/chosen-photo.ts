/** The address that the photos lead to contains it as well. */
const PHOTO_METHOD = 'uploaded';

export interface ChosenPhotos {
  method: typeof PHOTO_METHOD;
  /** A base64 `data:` address; null if this browser cannot show the photo. */
  image: string | null;
  /** The photo itself is too large for the browser's history: the image is a smaller one, which is never uploaded. */
  isPreview?: true;
  /** Of the photo in the preview. */
  name?: string;
  /** These never go into the history. */
  others?: number;
  /** Names what does not go into the history. */
  key?: string;
}

/** Firefox allows at most 16 MiB per history entry, and base64 adds a third. */
const LARGEST_IN_HISTORY = 10 * 1024 * 1024;

/** Pixels of the longer side. */
const PREVIEW_SIDE = 480;

/** Forgotten by a reload. */
let held: { key: string; large: File | null; others: File[] } | null = null;

export async function carryPhotos([first, ...rest]: File[]): Promise<ChosenPhotos> {
  if (!first) throw new Error('No photo was chosen.');
  const isPreview = first.size > LARGEST_IN_HISTORY;
  const image = isPreview ? await previewOf(first) : await dataUrlOf(first);
  // Also in pages without TLS, which have no random UUIDs.
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  held = { key, large: isPreview ? first : null, others: rest };
  return {
    ...{ method: PHOTO_METHOD, image },
    ...(isPreview && { isPreview, name: first.name }),
    ...(rest.length > 0 && { others: rest.length }),
    ...((isPreview || rest.length > 0) && { key }),
  };
}

const heldBy = (state: object) => ('key' in state && held?.key === state.key ? held : null);

/** After a reload only the first is left, and only if it is not large. */
export function photosIn(state: unknown): File[] {
  if (typeof state !== 'object' || state === null || !('image' in state)) return [];
  const { large = null, others = [] } = heldBy(state) ?? {};
  const first = 'isPreview' in state ? large : fileOfDataUrl(state.image);
  return [...(first ? [first] : []), ...others];
}

export interface LostPhoto {
  /** Null if this browser cannot show the photo. */
  preview: string | null;
  name: string;
}

/** A large photo that a reload has lost. */
export function lostPhotoIn(state: unknown): LostPhoto | null {
  if (typeof state !== 'object' || state === null || !('isPreview' in state && 'image' in state)) return null;
  if (heldBy(state)) return null;
  const name = 'name' in state ? String(state.name) : '';
  if (state.image === null) return { preview: null, name };
  return fileOfDataUrl(state.image) ? { preview: String(state.image), name } : null;
}

/** Null if this browser cannot show the photo. */
async function previewOf(photo: File): Promise<string | null> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg');
}

/** A reload or a return must not add them again. */
export function forgetPhotos(): void {
  held = null;
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
