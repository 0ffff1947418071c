import { newsChoicesGet, newsChoicesUpdate } from './choose-news/choose-news.resource.ts';
import {
  networkStoriesGet,
  newsHubBadgeGet,
  newsHubDetailsGet,
  newsHubGet,
} from './list-news/list-news.resource.ts';
import { nativeInteractionsGet } from './list-news/native-interactions.resource.ts';
import { newsHubUpdate } from './mark-news-read/mark-news-read.resource.ts';

/** News, and how many of them are unread. */
export const notificationResources = [
  newsHubGet,
  networkStoriesGet,
  newsHubDetailsGet,
  newsHubBadgeGet,
  newsHubUpdate,
  nativeInteractionsGet,
  newsChoicesGet,
  newsChoicesUpdate,
] as const;
