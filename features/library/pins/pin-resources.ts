import { pinFavoriteCreate, pinFavoriteDelete } from './favorite-pin/favorite-pin.resource.ts';
import { filteredPinsGet } from './filter-own-pins/filter-own-pins.resource.ts';
import { pinHideCreate, pinHideDelete } from './hide-pin/hide-pin.resource.ts';
import { didItActivityLikeCreate, didItActivityLikeDelete } from './like-try/like-try.resource.ts';
import { aggregatedActivityFeedGet } from './list-activity/list-activity.resource.ts';
import {
  boardlessPinsGet,
  userActivityPinsGet,
  userPinsGet,
  userShoppingListGet,
  userStoryPinsFeedGet,
  userVideoPinsFeedGet,
} from './list-pins-of-person/list-pins-of-person.resource.ts';
import { domainFeedGet } from './list-pins-of-site/list-pins-of-site.resource.ts';
import { didItUserFeedGet } from './list-tried-pins/list-tried-pins.resource.ts';
import { didItActivityFeedGet } from './list-tries/list-tries.resource.ts';
import { createExternalInviteCreate } from './send-pin/external-invite.resource.ts';
import { pinGet } from './show-pin/show-pin.resource.ts';
import {
  didItActivityCreate,
  didItActivityDelete,
  didItActivityGet,
  didItActivityUpdate,
  didItImageUploadCreate,
} from './try-pin/try-pin.resource.ts';
import { visualLiveSearchGet } from './visual-search/visual-search.resource.ts';

export const pinResources = [
  pinGet,
  visualLiveSearchGet,
  domainFeedGet,
  aggregatedActivityFeedGet,
  pinFavoriteCreate,
  pinFavoriteDelete,
  pinHideCreate,
  pinHideDelete,
  userPinsGet,
  userActivityPinsGet,
  userStoryPinsFeedGet,
  userVideoPinsFeedGet,
  boardlessPinsGet,
  userShoppingListGet,
  filteredPinsGet,
  didItUserFeedGet,
  didItActivityGet,
  didItActivityCreate,
  didItActivityUpdate,
  didItActivityDelete,
  didItActivityFeedGet,
  didItImageUploadCreate,
  createExternalInviteCreate,
  didItActivityLikeCreate,
  didItActivityLikeDelete,
] as const;
