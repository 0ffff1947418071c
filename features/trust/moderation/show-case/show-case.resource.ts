import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { presentCase } from '../wire/case.view.ts';
import { moderationCase } from '../wire/case-answer.ts';
import { showCase } from './show-case.service.ts';

/** What was reported and by whom, what was done about it, and which decisions are possible. */
export const moderationCaseGet = defineResource({
  name: 'ModerationCaseResource.get',
  summary: 'A moderation case, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ case_id: idOption }),
  data: moderationCase,
  handle: async (context, { case_id }) => presentCase(context, await showCase(context, case_id)),
});
