/** What the operator knows of a person, and the person cannot say of themselves. */
export const PERSON_MARKS = [
  'employee',
  'verified-identity',
  'minimal-header',
  'ads-only',
  'no-shopping-list',
] as const;

export type PersonMark = (typeof PERSON_MARKS)[number];
