import { z } from 'zod';
import { idOption, textOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { CASE_LIMITS, OUTCOMES } from '../case.ts';
import { answerAppeal, takeDecisionBack } from './answer-appeal.service.ts';
import { answerRefusals } from './answer-appeal.ts';

/** Answers an appeal; where possible, by other staff than those who decided. */
export const moderationAppealUpdate = defineResource({
  name: 'ModerationAppealResource.update',
  summary: 'Answers an appeal.',
  who: 'staff',
  rate: 'write',
  options: z.object({
    case_id: idOption,
    outcome: z.enum(OUTCOMES),
    answer: textOption(CASE_LIMITS.explanation).default(''),
  }),
  data: z.object({ id: z.string() }),
  handle: async (context, { case_id, outcome, answer }) => {
    const done = await answerAppeal(context, case_id, { outcome, answer });
    if ('refused' in done) throw new Refusal(answerRefusals[done.refused]);
    return { id: case_id };
  },
});

/** Undoes a decision that nobody has appealed; the person is told. What was removed comes back for as long as it is kept. */
export const moderationDecisionDelete = defineResource({
  name: 'ModerationDecisionResource.delete',
  summary: 'Takes a decision back.',
  who: 'staff',
  rate: 'write',
  options: z.object({ case_id: idOption, answer: textOption(CASE_LIMITS.explanation).default('') }),
  data: z.object({ id: z.string() }),
  handle: async (context, { case_id, answer }) => {
    const done = await takeDecisionBack(context, case_id, answer);
    if ('refused' in done) throw new Refusal(answerRefusals[done.refused]);
    return { id: case_id };
  },
});
