import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { DECISIONS, FIGURE_NAMES, RECOMMENDATION_RULES } from '../recommendation.ts';
import { listDecided, listRecommendations } from './list-recommendations.service.ts';

const read = { who: 'person', rate: 'read', acting: 'see-ads' } as const;

const answer = z.object({
  type: z.literal('ad_recommendation'),
  rule: z.enum(RECOMMENDATION_RULES),
  entity_id: z.string(),
  name: z.string(),
  figures: z.partialRecord(z.enum(FIGURE_NAMES), z.number()),
});

/** What the rules find in the figures of an account now, at most 100. */
export const adRecommendationsGet = defineResource({
  ...read,
  name: 'AdRecommendationsResource.get',
  summary: 'What is recommended for an ad account.',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(answer.extend({ can_apply: z.boolean() })),
  handle: async (context, { ad_account_id }) =>
    (await listRecommendations(context, ad_account_id)).map(({ rule, entityId, name, figures, value }) => ({
      ...{ type: 'ad_recommendation' as const, rule, entity_id: entityId, name, figures },
      can_apply: value !== null,
    })),
});

/** What was applied or dismissed, latest first. */
export const adDecisionsGet = definePagedResource({
  ...read,
  name: 'AdDecisionsResource.get',
  summary: 'Decisions about recommendations for an ad account.',
  options: z.object({ ad_account_id: idOption, page_size: pageSizeOption(25, 100) }),
  item: answer.extend({ id: z.string(), decision: z.enum(DECISIONS), decided_at: z.string() }),
  handle: async (context, { ad_account_id: accountId, page_size: pageSize }, { after }) =>
    mapPage(await listDecided(context, { accountId, after, pageSize }), (rows) =>
      rows.map(({ id, rule, entity_id, name, figures, decision, decided_at }) => ({
        ...{ id, type: 'ad_recommendation' as const, rule, entity_id, name, figures, decision },
        decided_at: toRfc2822(decided_at),
      })),
    ),
});
