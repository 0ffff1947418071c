import {
  adDecisionDelete,
  adRecommendationUpdate,
} from './decide-recommendation/decide-recommendation.resource.ts';
import {
  adDecisionsGet,
  adRecommendationsGet,
} from './list-recommendations/list-recommendations.resource.ts';

export const recommendationResources = [
  adRecommendationsGet,
  adDecisionsGet,
  adRecommendationUpdate,
  adDecisionDelete,
] as const;
