import { z } from 'zod';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { UPLOAD_RATE } from '../media.ts';
import { failureTexts } from '../media-refusal.ts';
import type { UploadRow } from '../upload.store.ts';
import { openSlot, readUploads } from './upload-file.service.ts';
import { slotAnswer, type UploadAnswer, uploadAnswer, uploadTypeOption } from './upload-slot.ts';

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
