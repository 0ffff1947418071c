import { adBulkJobUpdate } from './apply-rows/apply-rows.resource.ts';
import { adBulkIdsGet, adBulkTemplateGet } from './list-entities/list-entities.resource.ts';
import { adBulkFileGet, adBulkJobGet, adBulkJobsGet } from './list-jobs/list-jobs.resource.ts';
import { adBulkUploadCreate } from './upload-rows/upload-rows.resource.ts';

export const bulkEditResources = [
  adBulkTemplateGet,
  adBulkIdsGet,
  adBulkUploadCreate,
  adBulkJobUpdate,
  adBulkJobsGet,
  adBulkJobGet,
  adBulkFileGet,
] as const;
