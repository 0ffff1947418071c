import { UploadFailed } from './poll-upload.ts';

/** What is taken as an image in the browser: a file to upload, or the address of one on the web. */
export type ImageInput = Blob | string;

/**
 * The image that was handed in, from a drop, the clipboard or another part of the page.
 * @throws UploadFailed `Invalid Image` of anything that is neither text nor a file
 */
export function readImageInput(input: unknown): ImageInput {
  if (typeof input === 'string' || input instanceof Blob) return input;
  throw new UploadFailed('invalid-image', 'Invalid Image');
}
