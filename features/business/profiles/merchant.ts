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

export const VALUE_BADGES = [
  'invested_in_good',
  'eco_friendly',
  'responsibly_sourced',
  'inclusive',
  'personal_touch',
] as const;
