import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { BULK_STATES } from '../bulk-edit.ts';
import type { BulkJobRow } from '../bulk-jobs.store.ts';

export const bulkJobAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_bulk_job'),
  file_name: z.string(),
  state: z.enum(BULK_STATES),
  row_count: z.number(),
  valid_count: z.number(),
  applied_count: z.number(),
  refused_count: z.number(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type BulkJobAnswer = z.output<typeof bulkJobAnswer>;

export function presentBulkJob(row: BulkJobRow): BulkJobAnswer {
  const { id, file_name, state, row_count, valid_count, applied_count, refused_count } = row;
  return {
    ...{ id, type: 'ad_bulk_job', file_name, state, row_count, valid_count, applied_count, refused_count },
    created_at: toRfc2822(row.created_at),
    finished_at: row.finished_at && toRfc2822(row.finished_at),
  };
}
