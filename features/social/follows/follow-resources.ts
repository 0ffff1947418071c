import {
  userFollowCreate,
  userFollowDelete,
  userFollowersDelete,
  usersFollowPut,
} from './follow-person/follow-person.resource.ts';
import {
  followRequestAcceptUpdate,
  followRequestIgnoreDelete,
  followRequestsGet,
} from './follow-requests/follow-requests.resource.ts';
import { userFollowersGet, userFollowingGet } from './list-followers/list-followers.resource.ts';

export const followResources = [
  userFollowCreate,
  userFollowDelete,
  usersFollowPut,
  userFollowersGet,
  userFollowersDelete,
  userFollowingGet,
  followRequestsGet,
  followRequestAcceptUpdate,
  followRequestIgnoreDelete,
] as const;
