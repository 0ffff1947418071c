import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { presentEntry, presentNotification } from '../wire/notification.view.ts';
import { notificationAnswer, notificationEntryAnswer } from '../wire/notification-answer.ts';
import { listEntriesOf, listNotifications, showBadge } from './list-notifications.service.ts';

/** The viewer's notifications, latest first, without people and boards that they cannot see. */
export const newsHubGet = definePagedResource({
  name: 'NewsHubResource.get',
  summary: 'The viewer\u2019s notifications.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: notificationAnswer,
  handle: async (context, { page_size: pageSize }, { after }) => {
    const page = await listNotifications(context, { after, pageSize });
    return mapPage(page, (shown) => shown.map((one) => presentNotification(context, one)));
  },
});

/** The same call under an older name. */
export const networkStoriesGet = definePagedResource({ ...newsHubGet, name: 'NetworkStoriesResource.get' });

/** The people in one of the viewer's notifications, latest first, each with what they wrote. */
export const newsHubDetailsGet = definePagedResource({
  name: 'NewsHubDetailsResource.get',
  summary: 'The people whom a notification is about.',
  who: 'person',
  rate: 'read',
  options: z.object({ news_id: idOption, page_size: pageSizeOption(25, 100) }),
  item: notificationEntryAnswer,
  handle: async (context, { news_id, page_size: pageSize }, { after }) => {
    const page = await listEntriesOf(context, news_id, { after, pageSize });
    return mapPage(page, (entries) => entries.map((one) => presentEntry(context, one)));
  },
});

/**
 * How many notifications the viewer has not seen, up to 99, and the id of the latest, even where it is no longer
 * shown.
 */
export const newsHubBadgeGet = defineResource({
  name: 'NewsHubBadgeResource.get',
  summary: 'The number of unread notifications.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.object({ unread_count: z.number().int(), newest_id: z.string().nullable() }),
  handle: showBadge,
});
