import { z } from 'zod';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { REPORT_KINDS } from '../report.ts';
import { presentListedCase } from '../wire/case.view.ts';
import { listedCase } from '../wire/case-answer.ts';
import { listCases } from './list-cases.service.ts';

/** Reports: pending ones, oldest first, or decided ones, latest first. */
export const moderationCasesGet = definePagedResource({
  name: 'ModerationCasesResource.get',
  summary: 'Moderation cases, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({
    state: z.enum(['waiting', 'decided']).default('waiting'),
    /** Only waiting cases can be filtered by it. */
    kind: z.enum(REPORT_KINDS).nullable().default(null),
    page_size: pageSizeOption(25, 100),
  }),
  item: listedCase,
  handle: async (context, { state, kind, page_size: pageSize }, { after }) => {
    const page = await listCases(context, { state, kind }, { after, pageSize });
    return mapPage(page, (cases) => cases.map((one) => presentListedCase(context, one)));
  },
});
