import { adKeywordsCreate, adKeywordsUpdate } from './change-keywords/change-keywords.resource.ts';
import {
  adKeywordRowsGet,
  adOtherSearchesGet,
  adSearchRowsGet,
} from './show-keywords/show-keywords.resource.ts';

export const keywordResources = [
  adKeywordsCreate,
  adKeywordsUpdate,
  adKeywordRowsGet,
  adSearchRowsGet,
  adOtherSearchesGet,
] as const;
