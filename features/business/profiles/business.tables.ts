import {
  DISAPPROVAL_REASONS,
  DIVERSITY_LABELS,
  OWNER_LABELS,
  REVIEW_CRITERIA,
  REVIEW_LABELS,
  VALUE_BADGES,
} from './merchant.ts';

export const TABLES = {
  verified_merchants: {
    business_diversity_labels: DIVERSITY_LABELS,
    owner_labels: OWNER_LABELS,
    review_criteria: REVIEW_CRITERIA,
    review_labels: REVIEW_LABELS,
    disapproval_reasons: DISAPPROVAL_REASONS,
  },
  badges: { name: VALUE_BADGES },
  merchant_badges: {},
};
