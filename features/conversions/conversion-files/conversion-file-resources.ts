import {
  conversionFileGet,
  conversionFilePartGet,
  conversionFilesGet,
} from './list-files/list-files.resource.ts';
import {
  conversionFileCreate,
  conversionFilePartCreate,
  conversionFileUpdate,
} from './send-file/send-file.resource.ts';

export const conversionFileResources = [
  conversionFilesGet,
  conversionFileGet,
  conversionFileCreate,
  conversionFileUpdate,
  conversionFilePartGet,
  conversionFilePartCreate,
] as const;
