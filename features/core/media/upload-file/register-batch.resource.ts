import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { UPLOAD_RATE } from '../media.ts';
import { openSlot } from './upload-file.service.ts';
import { slotAnswer, uploadTypeOption } from './upload-slot.ts';

const MOST_AT_ONCE = 20;

const mediaInfo = z.object({
  id: z.string().min(1).max(100),
  media_type: uploadTypeOption,
});

/** Clients send the list as JSON text or as a list. */
const mediaInfoList = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: msg('{field}: must be a list as JSON') });
    return z.NEVER;
  }
}, z.array(mediaInfo).min(1).max(MOST_AT_ONCE));

/** Slots for several files at once; their addresses are absolute, as these clients use them unchanged. */
export const registerBatch = defineResource({
  name: 'POST /v3/media/uploads/register/batch/',
  summary: 'Requests upload slots for several pictures or videos.',
  who: 'person',
  rate: UPLOAD_RATE,
  acting: 'edit-boards',
  calls: ({ media_info_list }) => media_info_list.length,
  options: z.object({ media_info_list: mediaInfoList }),
  data: z.record(z.string(), slotAnswer),
  handle: async (context, { media_info_list }) => {
    const slots = new Map<string, z.input<typeof slotAnswer>>();
    for (const { id, media_type } of media_info_list) {
      const slot = await openSlot(context, context.viewer.id, media_type);
      const upload_url = context.config.origin + slot.path;
      slots.set(id, { upload_id: slot.id, upload_url, upload_parameters: { key: slot.id } });
    }
    return Object.fromEntries(slots);
  },
});
