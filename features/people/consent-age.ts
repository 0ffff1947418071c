export const DEFAULT_CONSENT_AGE = 13;

/** Named in the source beside the ages; what it is for is not known, and nothing reads it. */
export const UNEXPLAINED_AGE = 5;

/** The age from which somebody may agree to the use of their data without their parents. */
export const CONSENT_AGES: Readonly<Record<string, number>> = {
  AT: 14,
  BE: 13,
  BG: 14,
  HR: 16,
  CY: 14,
  CZ: 15,
  DK: 13,
  EE: 14,
  FI: 13,
  FR: 15,
  DE: 16,
  GR: 15,
  HU: 16,
  IE: 16,
  IT: 14,
  LV: 13,
  LT: 14,
  LU: 16,
  MT: 13,
  NL: 16,
  PL: 16,
  PT: 13,
  RO: 16,
  SK: 16,
  SI: 15,
  ES: 14,
  SE: 13,
  GB: 13,
};

/** The same with Korea: the list that signing up goes by. */
export const SIGN_UP_AGES: Readonly<Record<string, number>> = { ...CONSENT_AGES, KR: 14 };

/** The age from which somebody in this country may sign up. */
export function minimumAge(country: string | null): number {
  return (country && SIGN_UP_AGES[country]) || DEFAULT_CONSENT_AGE;
}
