import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import type { RateClass } from '#platform/rate/rate-limiter.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { downloadPath } from './download-path.ts';
import { offerDownload } from './download-pins.service.ts';

/** Each reads up to 500 files. */
export const DOWNLOAD_RATE: RateClass = { name: 'download', burst: 10, perSecond: 1 / 30 };

/**
 * Prepares a download of the originals of pins that the viewer sees, as one zip file: `url` gives it to whoever asked,
 * for five minutes. Hidden and missing pins are left out.
 */
export const pinDownloadsCreate = defineResource({
  name: 'PinDownloadsResource.create',
  summary: 'Offers the originals of pins as a zip file.',
  who: 'person',
  rate: DOWNLOAD_RATE,
  acting: 'edit-boards',
  options: z.object({ pin_ids: pinIdsOption }),
  data: z.object({ url: z.string(), file_count: z.int(), byte_count: z.int() }),
  handle: async (context, { pin_ids }) => {
    const { files, bytes, token } = await offerDownload(context, pin_ids);
    return { url: downloadPath(token), file_count: files.length, byte_count: bytes };
  },
});
