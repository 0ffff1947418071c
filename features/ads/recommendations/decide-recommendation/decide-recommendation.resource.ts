import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { DECISIONS, RECOMMENDATION_RULES } from '../recommendation.ts';
import { decideRecommendation, undoDecision } from './decide-recommendation.service.ts';

const write = { who: 'person', rate: 'write', acting: 'advertise' } as const;

/** Applies or dismisses what is recommended of a thing. */
export const adRecommendationUpdate = defineResource({
  ...write,
  name: 'AdRecommendationResource.update',
  summary: 'Applies or dismisses a recommendation.',
  options: z.object({
    ad_account_id: idOption,
    rule: z.enum(RECOMMENDATION_RULES),
    entity_id: idOption,
    decision: z.enum(DECISIONS),
  }),
  data: z.null(),
  handle: async (context, { ad_account_id: accountId, rule, entity_id: entityId, decision }) => {
    await decideRecommendation(context, { accountId, rule, entityId, decision });
    return null;
  },
});

/** Takes a decision back, with what it changed. */
export const adDecisionDelete = defineResource({
  ...write,
  name: 'AdDecisionResource.delete',
  summary: 'Undoes a decision about a recommendation.',
  options: z.object({ decision_id: idOption }),
  data: z.null(),
  handle: async (context, { decision_id }) => {
    await undoDecision(context, decision_id);
    return null;
  },
});
