import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { presentLogRow } from '../wire/case.view.ts';
import { logEntry } from '../wire/case-answer.ts';
import { showLog } from './show-log.service.ts';

/** Actions of staff, latest first. Entries cannot be changed or removed. */
export const moderationLogGet = definePagedResource({
  name: 'ModerationLogResource.get',
  summary: 'The moderation log, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(50, 250) }),
  item: logEntry,
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await showLog(context, { after, pageSize }), (rows) => rows.map(presentLogRow)),
});
