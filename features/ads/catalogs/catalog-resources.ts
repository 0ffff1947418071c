import {
  catalogFeedCreate,
  catalogFeedDelete,
  catalogFeedsGet,
  catalogFeedUpdate,
  catalogProblemsGet,
  catalogRunCreate,
  catalogRunsGet,
  catalogRunUpdate,
} from './manage-feeds/manage-feeds.resource.ts';
import {
  catalogProductsGet,
  productGroupCreate,
  productGroupDelete,
  productGroupsGet,
  productGroupUpdate,
} from './product-groups/product-groups.resource.ts';

export const catalogResources = [
  catalogFeedsGet,
  catalogFeedCreate,
  catalogFeedUpdate,
  catalogFeedDelete,
  catalogRunsGet,
  catalogRunCreate,
  catalogRunUpdate,
  catalogProblemsGet,
  catalogProductsGet,
  productGroupsGet,
  productGroupCreate,
  productGroupUpdate,
  productGroupDelete,
] as const;
