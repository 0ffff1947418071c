import { z } from 'zod';
import { RESTORE_DAYS } from '#features/library/pins/restore-period.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { listRecentlyDeletedPins } from './recently-deleted-pins.service.ts';

const DAY_MS = 86_400_000;

/** A deleted pin as the person who deleted it sees it. */
const deletedPinAnswer = z.object({
  id: z.string(),
  type: z.literal('pin'),
  title: z.string(),
  alt_text: z.string(),
  image_signature: z.string(),
  dominant_color: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  deleted_at: z.string(),
  /** When it is purged. */
  restorable_until: z.string(),
});

/** The viewer's own pins that they deleted within the last 30 days, except those that come back with a board. */
export const recentlyDeletedPinsGet = definePagedResource({
  name: 'RecentlyDeletedPinsResource.get',
  summary: 'The viewer\u2019s deleted pins that can be restored.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ page_size: pageSizeOption(25) }),
  item: deletedPinAnswer,
  handle: async (context, { page_size }, { after }) => {
    const { items, next } = await listRecentlyDeletedPins(context, { after, pageSize: page_size });
    const answers = items.map(({ image_width, image_height, deleted_at, ...pin }) => ({
      ...pin,
      type: 'pin' as const,
      width: image_width,
      height: image_height,
      deleted_at: toRfc2822(deleted_at),
      restorable_until: toRfc2822(new Date(deleted_at.getTime() + RESTORE_DAYS * DAY_MS)),
    }));
    return { items: answers, next };
  },
});

export type DeletedPinAnswer = z.infer<typeof deletedPinAnswer>;
