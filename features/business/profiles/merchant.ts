/** What a business may say of itself; `none` stands alone. */
export const DIVERSITY_LABELS = [
  'african_american_or_black',
  'black_african_diaspora',
  'hispanic_or_latinx',
  'native_or_indigenous',
  'aboriginal_or_indigenous',
  'native_american_or_alaska_native_or_indigenous_peoples',
  'asian_or_pacific_islanders',
  'asian',
  'lgbtq',
  'middle_eastern',
  'turkish',
  'roma',
  'middle_eastern_turkish_roma',
  'north_african',
  'middle_eastern_or_north_african',
  'none',
] as const;
export type DiversityLabel = (typeof DIVERSITY_LABELS)[number];

/** And of its owners. */
export const OWNER_LABELS = ['person_of_color', 'lgbtq', 'disability', 'woman', 'none'] as const;
export type OwnerLabel = (typeof OWNER_LABELS)[number];

export const VALUE_BADGES = [
  'invested_in_good',
  'eco_friendly',
  'responsibly_sourced',
  'inclusive',
  'personal_touch',
] as const;
export type ValueBadge = (typeof VALUE_BADGES)[number];

/** What a review looks at and the server can see; staff have the last word. */
export const REVIEW_CRITERIA = [
  'website_claimed',
  'imprint_given',
  'contact_given',
  'picture_chosen',
  'pins_published',
] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** How many public pins a shop should have. */
export const FEWEST_PINS = 5;

/** What kind of shop a review sees. */
export const REVIEW_LABELS = ['maker', 'brand', 'retailer', 'local_shop', 'second_hand', 'services'] as const;
export type ReviewLabel = (typeof REVIEW_LABELS)[number];

export const DISAPPROVAL_REASONS = [
  'website_not_working',
  'contact_missing',
  'imprint_missing',
  'profile_incomplete',
  'terms_unclear',
  'not_a_shop',
  'forbidden_goods',
  'not_genuine',
] as const;
export type DisapprovalReason = (typeof DISAPPROVAL_REASONS)[number];

export const LONGEST_REVIEW_NOTE = 2000;

export const MERCHANT_STATES = ['none', 'in_review', 'approved', 'disapproved'] as const;
export type MerchantState = (typeof MERCHANT_STATES)[number];

interface Reviewed {
  is_verified: boolean;
  applied_at: Date | null;
  disapproval_reasons: readonly DisapprovalReason[];
}

export function stateOfMerchant({ is_verified, applied_at, disapproval_reasons }: Reviewed): MerchantState {
  if (is_verified) return 'approved';
  if (applied_at) return 'in_review';
  return disapproval_reasons.length > 0 ? 'disapproved' : 'none';
}

/** Those that say something. */
export function sayingLabels<Label extends string>(labels: readonly Label[]): Label[] {
  return labels.filter((label) => label !== 'none');
}
