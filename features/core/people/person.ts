/** What the Save button does: 0 saves to the profile, 1 shows the board picker. */
export const SAVE_BEHAVIORS = { saveToProfile: 0, showBoardPicker: 1 } as const;
export type SaveBehavior = (typeof SAVE_BEHAVIORS)[keyof typeof SAVE_BEHAVIORS];

/** The maximum length of each text, characters; the database enforces the same. */
export const PERSON_LIMITS = {
  fullName: 200,
  firstName: 100,
  about: 500,
  location: 100,
  url: 2048,
  pronouns: 4,
  phone: 50,
  /** For each line of an address. */
  placeLine: 200,
  postalCode: 20,
} as const;
