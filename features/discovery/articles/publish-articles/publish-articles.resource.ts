import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ARTICLE_STATUSES } from '../article.ts';
import { unlessArticleRefused } from '../article-refusals.ts';
import { changeStatus } from './publish-articles.service.ts';

/** Publishes an article, now or at a time, or takes that back. Refused if it has another version by now. */
export const moderationArticleStatusUpdate = defineResource({
  name: 'ModerationArticleStatusResource.update',
  summary: 'Publishes, schedules or unpublishes an article.',
  who: 'staff',
  rate: 'write',
  options: z.object({
    article_id: idOption,
    version: z.coerce.number().int(),
    status: z.enum(ARTICLE_STATUSES),
    /** Only to schedule, such as `2026-01-31T08:00:00Z`. */
    publish_at: z.iso.datetime({ offset: true }).nullish(),
  }),
  data: z.object({ id: z.string(), version: z.number().int() }),
  handle: async (context, { article_id: id, version, status, publish_at }) => {
    const publishAt = publish_at ? new Date(publish_at) : null;
    return unlessArticleRefused(await changeStatus(context, { id, version, status, publishAt }));
  },
});
