import { z } from 'zod';
import { personCards, presentPeople } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { listActorsOf, listNotifications, showBadge } from './list-notifications.service.ts';
import { notificationAnswer } from './list-notifications.ts';

/** The viewer's notifications, latest first, without people and boards that they cannot see. */
export const newsHubGet = definePagedResource({
  name: 'NewsHubResource.get',
  summary: 'The viewer\u2019s notifications.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: notificationAnswer,
  handle: async (context, { page_size: pageSize }, { after }) => {
    const cardOf = personCards(context.config.origin);
    const page = await listNotifications(context, { after, pageSize });
    return mapPage(page, (shown) =>
      shown.map(({ row, actor, othersCount, board, url }) => ({
        id: row.id,
        type: 'news' as const,
        news_type: row.type,
        actor: cardOf(actor),
        others_count: othersCount,
        board: board && { id: board.id, name: board.name },
        url,
        is_read: row.read_at !== null,
        created_at: toRfc2822(row.created_at),
      })),
    );
  },
});

/** The same call under an older name. */
export const networkStoriesGet = definePagedResource({ ...newsHubGet, name: 'NetworkStoriesResource.get' });

/** The people in one of the viewer's notifications, latest first. */
export const newsHubDetailsGet = definePagedResource({
  name: 'NewsHubDetailsResource.get',
  summary: 'The people whom a notification is about.',
  who: 'person',
  rate: 'read',
  options: z.object({ news_id: idOption, page_size: pageSizeOption(25, 100) }),
  item: personCard,
  handle: async (context, { news_id, page_size: pageSize }, { after }) => {
    const page = await listActorsOf(context, news_id, { after, pageSize });
    return mapPage(page, (people) => presentPeople(context, people));
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
