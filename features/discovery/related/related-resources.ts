import {
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
} from './more-for-board/more-for-board.resource.ts';
import { relatedModulesGet, relatedPinFeedGet } from './related-pins/related-pins.resource.ts';

export const relatedResources = [
  relatedPinFeedGet,
  relatedModulesGet,
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
] as const;
