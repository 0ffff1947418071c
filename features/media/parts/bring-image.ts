import { readImageInput } from './image-input.ts';
import type { PostOptions } from './post-file.ts';
import { type UploadedMedia, uploadMedia } from './upload-media.ts';

/**
 * Makes an image ready for a pin: a file is uploaded, an address is left to the server, which takes it when the pin is
 * saved.
 * @throws UploadFailed
 */
export async function bringImage(
  input: unknown,
  options: PostOptions = {},
): Promise<UploadedMedia | { kind: 'address'; imageUrl: string }> {
  const image = readImageInput(input);
  return typeof image === 'string' ? { kind: 'address', imageUrl: image } : uploadMedia(image, options);
}
