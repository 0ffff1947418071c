import { z } from 'zod';
import { personCards } from '#features/core/people/wire/person.view.ts';
import { personCard } from '#features/core/people/wire/person-answer.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { NOTIFICATION_TYPES } from '../notification.ts';
import { listNotifications } from './list-notifications.service.ts';

const interaction = z.object({
  id: z.string(),
  type: z.literal('native_interaction'),
  interaction_type: z.enum(NOTIFICATION_TYPES),
  user: personCard,
  url: z.string(),
  created_at: z.string(),
});

/**
 * What others did with the viewer and their things, latest first, with bookmarks. Source of the name: the protocol,
 * which does not define its content. Here the notifications, without whether they were read.
 */
export const nativeInteractionsGet = definePagedResource({
  name: 'NativeInteractionsResource.get',
  summary: 'What others did with the viewer and their content, newest first.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: interaction,
  handle: async (context, { page_size: pageSize }, { after }) => {
    const cardOf = personCards(context.config.origin);
    const page = await listNotifications(context, { after, pageSize });
    return mapPage(page, (shown) =>
      shown.map(({ row, actor, url }) => ({
        ...{ id: row.id, type: 'native_interaction' as const, interaction_type: row.type },
        ...{ user: cardOf(actor), url, created_at: toRfc2822(row.created_at) },
      })),
    );
  },
});
