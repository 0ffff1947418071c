import { BULK_ROW_STATES, BULK_STATES } from './bulk-edit.ts';

export const TABLES = {
  ad_bulk_jobs: { state: BULK_STATES },
  ad_bulk_rows: { state: BULK_ROW_STATES },
};
