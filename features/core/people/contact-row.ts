export interface ContactRow {
  contact_email: string | null;
  contact_phone: string | null;
  contact_phone_country: string | null;
  contact_phone_code: string | null;
  enable_profile_address: boolean;
  enable_profile_message: boolean;
  place_street: string | null;
  place_extra_street: string | null;
  place_locality: string | null;
  place_region: string | null;
  place_postal_code: string | null;
  place_country: string | null;
}
