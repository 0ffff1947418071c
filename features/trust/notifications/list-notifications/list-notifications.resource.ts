import { z } from 'zod';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { listNotifications, showBadge } from './list-notifications.service.ts';
import { notificationAnswer } from './list-notifications.ts';
import { listActorsOf } from './notification-details.service.ts';

/** The viewer's notifications, latest first, without people and boards that they cannot see. */
export const newsHubGet = definePagedResource({
  name: 'NewsHubResource.get',
  summary: 'The news of the viewer.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: notificationAnswer,
  handle: (context, { page_size }, { after }) => listNotifications(context, { after, pageSize: page_size }),
});

/** The same call under an older name. */
export const networkStoriesGet = definePagedResource({ ...newsHubGet, name: 'NetworkStoriesResource.get' });

/** The people in one of the viewer's notifications, latest first. */
export const newsHubDetailsGet = definePagedResource({
  name: 'NewsHubDetailsResource.get',
  summary: 'Whom one of the news is about.',
  who: 'person',
  rate: 'read',
  options: z.object({ news_id: idOption, page_size: pageSizeOption(25, 100) }),
  item: personCard,
  handle: (context, { news_id, page_size: pageSize }, { after }) =>
    listActorsOf(context, news_id, { after, pageSize }),
});

/**
 * How many notifications the viewer has not seen, up to 99, and the id of the latest, even where it is no longer
 * shown.
 */
export const newsHubBadgeGet = defineResource({
  name: 'NewsHubBadgeResource.get',
  summary: 'How many news are unread.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.object({ unread_count: z.number().int(), newest_id: z.string().nullable() }),
  handle: showBadge,
});
