import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource } from '#platform/resource/resource.ts';
import { logEntry } from '../wire/case-answer.ts';
import { showLog } from './show-log.service.ts';

/** Actions of staff, latest first. Entries cannot be changed or removed. */
export const moderationLogGet = definePagedResource({
  name: 'ModerationLogResource.get',
  summary: 'The log of moderation, for the staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(50, 250) }),
  item: logEntry,
  handle: (context, { page_size }, { after }) => showLog(context, { after, pageSize: page_size }),
});
