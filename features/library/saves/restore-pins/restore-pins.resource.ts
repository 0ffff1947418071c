import { z } from 'zod';
import { pinIdsOption } from '#features/library/pins/pin-options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { restorePins } from './restore-pins.service.ts';

/** Undoes `PinResource.delete` and `BulkEditResource.delete` within 30 days, all or none. Idempotent. */
export const pinRestoreCreate = defineResource({
  name: 'PinRestoreResource.create',
  summary: 'Restores deleted pins to where they were.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({ pin_ids: pinIdsOption }),
  data: z.object({ pin_ids: z.array(z.string()) }),
  handle: async (context, { pin_ids }) => {
    await restorePins(context, pin_ids);
    return { pin_ids };
  },
});
