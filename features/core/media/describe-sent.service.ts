import { Readable } from 'node:stream';
import { GateFull } from '#platform/images/gate.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal, tooManyRequests } from '#platform/resource/refusal.ts';
import { uploadFailures } from './media-refusal.ts';
import { incomingFolder } from './take-media.service.ts';

const WIDTH = 236;
const RETRY_SECONDS = 5;

/** What a sent picture looks like; it is not stored. Refuses what would be refused as an upload, naming `field`. */
export async function describeSent(
  { viewer, request, config }: Context,
  file: Buffer,
  field: string,
): Promise<Int8Array> {
  // The decoder is loaded with the first picture.
  const { previewPicture } = await import('#platform/images/preview-picture.ts');
  const { describePicture } = await import('#platform/images/describe-crop.ts');
  const options = { width: WIDTH, tempDir: incomingFolder({ config }), asker: viewer.id ?? request.address };
  try {
    const preview = await previewPicture(Readable.from([file]), options);
    if (!preview.ok) {
      throw new Refusal({ ...uploadFailures[preview.reason], reason: preview.reason, field });
    }
    return (await describePicture(preview.data)).vector;
  } catch (error) {
    throw error instanceof GateFull ? tooManyRequests(RETRY_SECONDS) : error;
  }
}
