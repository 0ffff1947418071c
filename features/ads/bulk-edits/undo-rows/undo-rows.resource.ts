import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requireBulkJob } from '../bulk-job.service.ts';
import { bulkJobAnswer, presentBulkJob } from '../wire/bulk-job.view.ts';
import { undoRows } from './undo-rows.service.ts';

/** Checked like a sheet, and applied like one. */
export const adBulkUndoCreate = defineResource({
  name: 'AdBulkUndoResource.create',
  summary: 'Prepares a job that undoes another.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ job_id: idOption }),
  data: bulkJobAnswer,
  handle: async (context, { job_id }) => {
    const id = await undoRows(context, job_id);
    return presentBulkJob(await requireBulkJob(context, id));
  },
});
