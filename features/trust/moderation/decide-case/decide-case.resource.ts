import { z } from 'zod';
import { idOption, textOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { CASE_LIMITS, DECISIONS } from '../case.ts';
import { REPORT_REASONS } from '../report.ts';
import { decideCase } from './decide-case.service.ts';
import { decisionRefusals } from './decide-case.ts';

/** Decides a pending case and applies the decision. A case is decided once: a second decision gets a 409. */
export const moderationCaseUpdate = defineResource({
  name: 'ModerationCaseResource.update',
  summary: 'Decides a case.',
  who: 'staff',
  rate: 'write',
  options: z.object({
    case_id: idOption,
    decision: z.enum(DECISIONS),
    rule: z.enum(REPORT_REASONS).nullable().default(null),
    explanation: textOption(CASE_LIMITS.explanation).default(''),
    note: textOption(CASE_LIMITS.note).default(''),
    days: z.coerce.number().int().min(1).max(3650).nullable().default(null),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, { case_id, ...input }) => {
    const done = await decideCase(context, case_id, input);
    if ('refused' in done) throw new Refusal(decisionRefusals[done.refused]);
    return { id: case_id };
  },
});
