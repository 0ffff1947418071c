import { DECISIONS, RECOMMENDATION_RULES } from './recommendation.ts';

export const TABLES = { ad_recommendations: { rule: RECOMMENDATION_RULES, decision: DECISIONS } };
