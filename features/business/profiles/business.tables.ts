import { DIVERSITY_LABELS, VALUE_BADGES } from './merchant.ts';

export const TABLES = {
  managed_clients: {},
  campaign_preferences: { campaign_tool: ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'] },
  verified_merchants: { business_diversity_labels: DIVERSITY_LABELS },
  badges: { name: VALUE_BADGES },
  merchant_badges: {},
};
