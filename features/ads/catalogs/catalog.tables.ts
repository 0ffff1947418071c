import { AVAILABILITIES } from '#features/library/pins/rich-summary.ts';
import { FEED_FORMATS, FEED_STATUSES, PRODUCT_STATES, RUN_STATUSES, RUN_TRIGGERS } from './catalog.ts';

export const TABLES = {
  catalog_feeds: { format: FEED_FORMATS, default_availability: AVAILABILITIES, status: FEED_STATUSES },
  catalog_runs: { trigger: RUN_TRIGGERS, status: RUN_STATUSES },
  catalog_rows: {},
  catalog_problems: {},
  catalog_products: { availability: AVAILABILITIES, state: PRODUCT_STATES },
  product_groups: {},
  product_group_items: {},
};
