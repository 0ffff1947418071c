import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DiversityLabel, OwnerLabel, ValueBadge } from '../merchant.ts';

export const BADGE_TEXTS: Record<ValueBadge, MessageDescriptor> = {
  invested_in_good: msg`Invested in good`,
  eco_friendly: msg`Eco-friendly`,
  responsibly_sourced: msg`Responsibly sourced`,
  inclusive: msg`Inclusive`,
  personal_touch: msg`Personal touch`,
};

/** What a business says of itself. */
export const DIVERSITY_TEXTS: Record<DiversityLabel, MessageDescriptor> = {
  african_american_or_black: msg`African American or Black`,
  black_african_diaspora: msg`Black or African diaspora`,
  hispanic_or_latinx: msg`Hispanic or Latinx`,
  native_or_indigenous: msg`Native or Indigenous`,
  aboriginal_or_indigenous: msg`Aboriginal or Indigenous`,
  native_american_or_alaska_native_or_indigenous_peoples: msg`Native American, Alaska Native or Indigenous peoples`,
  asian_or_pacific_islanders: msg`Asian or Pacific Islander`,
  asian: msg`Asian`,
  lgbtq: msg`LGBTQ+`,
  middle_eastern: msg`Middle Eastern`,
  turkish: msg`Turkish`,
  roma: msg`Roma`,
  middle_eastern_turkish_roma: msg`Middle Eastern, Turkish or Roma`,
  north_african: msg`North African`,
  middle_eastern_or_north_african: msg`Middle Eastern or North African`,
  none: msg`None of these`,
};

/** And of its owners. */
export const OWNER_TEXTS: Record<OwnerLabel, MessageDescriptor> = {
  person_of_color: msg`Owned by a person of color`,
  lgbtq: msg`LGBTQ+ owned`,
  disability: msg`Owned by a person with a disability`,
  woman: msg`Owned by a woman`,
  none: msg`None of these`,
};
