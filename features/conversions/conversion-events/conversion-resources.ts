import { conversionGrantCreate } from './connect-shop/connect-shop.resource.ts';
import { conversionEventsGet } from './list-events/list-events.resource.ts';
import {
  conversionTokenCreate,
  conversionTokenDelete,
  conversionTokensGet,
} from './manage-tokens/manage-tokens.resource.ts';
import { conversionTestCreate, conversionTestGet } from './start-test/start-test.resource.ts';
import {
  conversionCountsGet,
  conversionHealthGet,
  conversionOverlapGet,
} from './summarize/summarize.resource.ts';

export const conversionResources = [
  conversionEventsGet,
  conversionCountsGet,
  conversionHealthGet,
  conversionOverlapGet,
  conversionTestGet,
  conversionTestCreate,
  conversionTokensGet,
  conversionTokenCreate,
  conversionTokenDelete,
  conversionGrantCreate,
] as const;
