import { z } from 'zod';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AD_LIMITS, AD_STATUSES } from '../campaign.ts';
import { changeStatuses, STATUS_LEVELS } from './change-status.service.ts';

/** Pauses, resumes or archives; what is archived stays so. Of several, all or none. */
export const adStatusUpdate = defineResource({
  name: 'AdStatusResource.update',
  summary: 'Changes the status of campaigns, ad groups or ads of one account.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    level: z.enum(STATUS_LEVELS),
    ids: listOption(idOption, AD_LIMITS.listed).refine((ids) => ids.length > 0),
    status: z.enum(AD_STATUSES),
  }),
  data: z.array(z.object({ id: z.string(), status: z.enum(AD_STATUSES) })),
  handle: async (context, { level, ids, status }) => {
    await changeStatuses(context, { level, ids: [...new Set(ids)], status });
    return ids.map((id) => ({ id, status }));
  },
});
