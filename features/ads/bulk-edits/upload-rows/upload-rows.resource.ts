import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { BULK_LIMITS } from '../bulk-edit.ts';
import { requireBulkJob } from '../bulk-job.service.ts';
import { bulkJobAnswer, presentBulkJob } from '../wire/bulk-job.view.ts';
import { uploadRows } from './upload-rows.service.ts';

/** Reads and checks a sheet; nothing of it is applied yet. */
export const adBulkUploadCreate = defineResource({
  name: 'AdBulkUploadResource.create',
  summary: 'Uploads a sheet of changes to campaigns, ad groups and ads.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    ad_account_id: idOption,
    file_name: z.string().trim().min(1).max(BULK_LIMITS.fileName),
    content: z.string().min(1).max(BULK_LIMITS.bytes),
  }),
  data: bulkJobAnswer,
  handle: async (context, { ad_account_id: accountId, file_name: fileName, content }) => {
    const id = await uploadRows(context, { accountId, fileName, content });
    return presentBulkJob(await requireBulkJob(context, id));
  },
});
