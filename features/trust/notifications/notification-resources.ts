import {
  notificationChoicesGet,
  notificationChoicesUpdate,
} from './choose-notifications/choose-notifications.resource.ts';
import {
  networkStoriesGet,
  newsHubBadgeGet,
  newsHubDetailsGet,
  newsHubGet,
} from './list-notifications/list-notifications.resource.ts';
import { newsHubUpdate } from './mark-notifications-read/mark-notifications-read.resource.ts';

export const notificationResources = [
  newsHubGet,
  networkStoriesGet,
  newsHubDetailsGet,
  newsHubBadgeGet,
  newsHubUpdate,
  notificationChoicesGet,
  notificationChoicesUpdate,
] as const;
