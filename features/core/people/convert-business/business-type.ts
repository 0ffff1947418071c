export const BUSINESS_TYPES = [
  'retailer',
  'local_business',
  'consumer_goods',
  'publisher',
  'creator',
  'service',
  'institution',
  'other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];
