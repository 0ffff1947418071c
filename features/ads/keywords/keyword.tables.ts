import { KEYWORD_PARENTS, MATCH_TYPES } from './keyword.ts';

export const TABLES = {
  ad_keywords: { parent_type: KEYWORD_PARENTS, match_type: MATCH_TYPES },
  ad_keyword_days: {},
  ad_query_days: {},
};
