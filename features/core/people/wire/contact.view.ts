import type { ContactRow } from '../person-row.ts';

/** Includes what only the business itself may see. */
export function presentContact(row: ContactRow) {
  const { contact_phone_country: code, contact_phone_code: phone_code } = row;
  return {
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    contact_phone_country: code && phone_code ? { code, phone_code } : null,
    enable_profile_message: row.enable_profile_message,
    enable_profile_address: row.enable_profile_address,
    profile_place: {
      street: row.place_street,
      extra_street: row.place_extra_street,
      locality: row.place_locality,
      region: row.place_region,
      postal_code: row.place_postal_code,
      country: row.place_country,
    },
  };
}
