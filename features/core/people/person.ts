import { formatShortCount } from '#platform/i18n/format-day.ts';

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
  /** Applies to each line of an address. */
  placeLine: 200,
  postalCode: 20,
} as const;

export const USER_STATES = ['add_section_tooltip', 'merchant_badges_tooltip', 'business_upsell'] as const;

export type UserState = (typeof USER_STATES)[number];

export function isUserState(name: string): name is UserState {
  return USER_STATES.some((state) => state === name);
}

/** Codes of the profile tabs in the protocol; there is no 2. */
export const TAB_TYPES = { saved: 0, created: 1, tried: 3, selfBoards: 4, selfPins: 5 } as const;

/** Larger counts are not shown exactly. */
const MANY = 10_000_000;

/** `1.2k`, and `10m+` from ten million on. */
export function shortViews(views: number, locale: string): string {
  return views >= MANY ? `${formatShortCount(MANY, locale)}+` : formatShortCount(views, locale);
}

const LONG = 17;

/** A word too long for a small screen at the size of a name, which must break anywhere. */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some((word) => Array.from(word).length >= LONG);
}

/** Only one is open at a time. */
export type ProfileModal = 'createPincode' | 'reportProfile' | 'blockUser' | 'blockConfirmation' | 'none';

export const FOLLOW_NOTIFICATIONS = ['user_follow', 'follow_request', 'follow_request_accepted'] as const;
