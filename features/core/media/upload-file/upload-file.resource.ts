import { z } from 'zod';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { UPLOAD_RATE } from '../media.ts';
import { openSlot, readUploads } from './upload-file.service.ts';
import { slotAnswer, uploadAnswer, uploadTypeOption } from './upload-slot.ts';

/** A slot for one file, which is then sent to its `upload_url`. */
export const vipCreate = defineResource({
  name: 'VIPResource.create',
  summary: 'Asks for a place to upload one picture or video to.',
  who: 'person',
  rate: UPLOAD_RATE,
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
  summary: 'Says of own uploads whether they have arrived, and as which signature.',
  who: 'person',
  rate: 'read',
  options: z.object({
    upload_ids: listOption(idOption),
  }),
  data: z.record(z.string(), uploadAnswer),
  handle: (context, { upload_ids }) => readUploads(context, upload_ids),
});
