/** Facts about a person that only the operator can set. */
export const PERSON_MARKS = [
  'employee',
  'verified-identity',
  'minimal-header',
  'ads-only',
  'no-shopping-list',
] as const;

export type PersonMark = (typeof PERSON_MARKS)[number];
