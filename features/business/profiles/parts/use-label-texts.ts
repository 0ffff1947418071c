import { useLingui } from '@lingui/react/macro';
import type { DiversityLabel, OwnerLabel } from '../merchant.ts';

/** What a business says of itself and its owners. */
export function useLabelTexts() {
  const { t } = useLingui();
  const diversity: Record<DiversityLabel, string> = {
    african_american_or_black: t`African American or Black`,
    black_african_diaspora: t`Black or African diaspora`,
    hispanic_or_latinx: t`Hispanic or Latinx`,
    native_or_indigenous: t`Native or Indigenous`,
    aboriginal_or_indigenous: t`Aboriginal or Indigenous`,
    native_american_or_alaska_native_or_indigenous_peoples: t`Native American, Alaska Native or Indigenous peoples`,
    asian_or_pacific_islanders: t`Asian or Pacific Islander`,
    asian: t`Asian`,
    lgbtq: t`LGBTQ+`,
    middle_eastern: t`Middle Eastern`,
    turkish: t`Turkish`,
    roma: t`Roma`,
    middle_eastern_turkish_roma: t`Middle Eastern, Turkish or Roma`,
    north_african: t`North African`,
    middle_eastern_or_north_african: t`Middle Eastern or North African`,
    none: t`None of these`,
  };
  const owner: Record<OwnerLabel, string> = {
    person_of_color: t`Owned by a person of color`,
    lgbtq: t`LGBTQ+ owned`,
    disability: t`Owned by a person with a disability`,
    woman: t`Owned by a woman`,
    none: t`None of these`,
  };
  return { diversity, owner };
}
