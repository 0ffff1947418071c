import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { UPLOAD_RATE } from '../media.ts';
import { failureTexts } from '../media-refusal.ts';
import type { UploadRow } from '../upload.store.ts';
import { openSlot, readUploads } from './upload-file.service.ts';
import { slotAnswer, type UploadAnswer, uploadAnswer, uploadTypeOption } from './upload-slot.ts';

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

/** A slot for one file, which is then sent to its `upload_url`. */
export const vipCreate = defineResource({
  name: 'VIPResource.create',
  summary: 'Requests an upload slot for a picture or video.',
  who: 'person',
  rate: UPLOAD_RATE,
  acting: 'edit-boards',
  options: z.object({ type: uploadTypeOption.default('image') }),
  data: slotAnswer,
  handle: async (context, { type }) => {
    const slot = await openSlot(context, context.viewer.id, type);
    return { upload_id: slot.id, upload_url: slot.path, upload_parameters: { key: slot.id } };
  },
});

/** The status of the viewer's own uploads. */
export const vipGet = defineResource({
  name: 'VIPResource.get',
  summary: 'The status of the viewer\u2019s uploads, and their signatures.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    upload_ids: listOption(idOption),
  }),
  data: z.record(z.string(), uploadAnswer),
  handle: async (context, { upload_ids }) => {
    const rows = await readUploads(context, upload_ids);
    const i18n = await context.texts.in(context.locale);
    return Object.fromEntries(rows.map((row) => [row.id, presentUpload(row, i18n)]));
  },
});

function presentUpload({ id, status, signature, failure }: UploadRow, i18n: ServerI18n): UploadAnswer {
  const words = status === 'failed' ? failureTexts(failure) : null;
  return {
    upload_id: id,
    status,
    signature: status === 'succeeded' ? signature : null,
    failure_reason: words?.reason ?? null,
    failure_message: words && i18n.t(words.message, words.values),
  };
}
