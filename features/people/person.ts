/** What Save does at once: 0 saves to the profile, 1 shows the board picker. */
export const SAVE_BEHAVIORS = { saveToProfile: 0, showBoardPicker: 1 } as const;
export type SaveBehavior = (typeof SAVE_BEHAVIORS)[keyof typeof SAVE_BEHAVIORS];

/** Most characters of each text; the database holds the same. */
export const PERSON_LIMITS = {
  fullName: 200,
  firstName: 100,
  about: 500,
  location: 100,
  url: 2048,
  pronouns: 4,
  phone: 50,
  /** Of a line of an address. */
  placeLine: 200,
  postalCode: 20,
} as const;

/** The fields of a profile that the client keeps, under the names it keeps them. */
export interface ClientProfile {
  id: string;
  username: string;
  fullName: string;
  firstName: string;
  imageSmallUrl: string | null;
  imageMediumUrl: string | null;
  imageLargeUrl: string | null;
  eligibleForStlTool: boolean;
  merchantId: string | null;
  scheduledPinCount: number;
  isAuth: boolean;
  isPartner: boolean;
  isEmployee: boolean;
}

/** What the server says of a person, as far as the client profile needs it. */
export interface AnsweredProfile {
  id: string;
  username: string;
  full_name: string;
  first_name: string;
  image_small_url: string | null;
  image_medium_url: string | null;
  image_large_url: string | null;
  eligible_for_stl_tool?: boolean;
  merchant_id?: string | null;
  scheduled_pin_count?: number;
  is_partner?: boolean;
  is_employee?: boolean;
}

/** The client's view of a person from the server's answer; `isAuth` says whether it is the signed-in viewer. */
export function clientProfile(person: AnsweredProfile, isAuth: boolean): ClientProfile {
  return {
    id: person.id,
    username: person.username,
    fullName: person.full_name,
    firstName: person.first_name,
    imageSmallUrl: person.image_small_url,
    imageMediumUrl: person.image_medium_url,
    imageLargeUrl: person.image_large_url,
    eligibleForStlTool: person.eligible_for_stl_tool ?? false,
    merchantId: person.merchant_id ?? null,
    scheduledPinCount: person.scheduled_pin_count ?? 0,
    isAuth,
    isPartner: person.is_partner ?? false,
    isEmployee: person.is_employee ?? false,
  };
}
