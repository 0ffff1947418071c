import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireBulkJob } from '../bulk-job.service.ts';
import { bulkJobAnswer, presentBulkJob } from '../wire/bulk-job.view.ts';
import { steerBulkJob } from './apply-rows.service.ts';

/** Applies the valid rows of an uploaded sheet, goes on with it, or stops it; what is applied stays. */
export const adBulkJobUpdate = defineResource({
  name: 'AdBulkJobResource.update',
  summary: 'Applies or stops an uploaded sheet.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ job_id: idOption, action: z.enum(['APPLY', 'STOP']) }),
  data: bulkJobAnswer,
  handle: async (context, { job_id, action }) => {
    await steerBulkJob(context, job_id, action);
    return presentBulkJob(await requireBulkJob(context, job_id));
  },
});
