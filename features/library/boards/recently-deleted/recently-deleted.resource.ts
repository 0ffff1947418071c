import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { boardUrl } from '../wire/board.view.ts';
import { coverImage } from '../wire/board-answer.ts';
import { listRecentlyDeleted } from './recently-deleted.service.ts';

const deletedBoardAnswer = z.object({
  id: z.string(),
  type: z.literal('board'),
  name: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
  /** Pins that would be restored with it. */
  pin_count: z.number().int(),
  section_count: z.number().int(),
  cover_images: z.array(coverImage),
  /** The board it was merged into; null if it was deleted, or that board is gone. */
  merged_into: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
  deleted_at: z.string(),
  restorable_until: z.string(),
});

/** The viewer's own boards deleted within the last 30 days. */
export const recentlyDeletedBoardsGet = definePagedResource({
  name: 'RecentlyDeletedBoardsResource.get',
  summary: 'The viewer\u2019s deleted boards that can be restored.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ page_size: pageSizeOption(25) }),
  item: deletedBoardAnswer,
  handle: async (context, { page_size }, { after }) => {
    const { boards, next } = await listRecentlyDeleted(context, { after, pageSize: page_size });
    const items = boards.map(({ row, mergedInto, deletedAt, restorableUntil }) => ({
      id: row.id,
      type: 'board' as const,
      name: row.name,
      privacy: row.privacy,
      pin_count: row.pin_count,
      section_count: row.section_count,
      cover_images: row.cover_pins,
      merged_into: mergedInto && { id: mergedInto.id, name: mergedInto.name, url: boardUrl(mergedInto) },
      deleted_at: toRfc2822(deletedAt),
      restorable_until: toRfc2822(restorableUntil),
    }));
    return { items, next };
  },
});

export type DeletedBoardAnswer = z.infer<typeof deletedBoardAnswer>;
