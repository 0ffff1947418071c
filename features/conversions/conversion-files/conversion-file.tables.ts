import { FILE_SOURCES, FILE_STATUSES } from './conversion-file.ts';

export const TABLES = {
  conversion_files: { source: FILE_SOURCES, status: FILE_STATUSES },
  conversion_file_parts: {},
};
