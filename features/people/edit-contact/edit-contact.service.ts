import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type ContactRow, findContact, lockContact, writeContact } from './edit-contact.store.ts';
import {
  type ContactAnswer,
  type ContactChanges,
  type ContactRefusal,
  contactRefusals,
} from './edit-contact.ts';
import { readPhone } from './phone-number.ts';

/** @throws Refusal 403 where the viewer is no business */
export async function showContact({ db, viewer }: ContextFor<'person'>): Promise<ContactAnswer> {
  const row = await findContact(db, viewer.id);
  if (!row) throw new Refusal(contactRefusals['no-business']);
  return present(row);
}

/** @throws Refusal 403 where the viewer is no business, 400 naming what cannot be */
export async function editContact(
  { db, viewer }: ContextFor<'person'>,
  changes: ContactChanges,
): Promise<ContactAnswer> {
  return db.transaction(async (tx) => {
    const before = await lockContact(tx, viewer.id);
    if (!before) throw new Refusal(contactRefusals['no-business']);
    const after = merge(before, changes);
    if (typeof after === 'string') throw new Refusal(contactRefusals[after]);
    await writeContact(tx, viewer.id, after);
    return present(after);
  });
}

function merge(before: ContactRow, changes: ContactChanges): ContactRow | ContactRefusal {
  const pick = (changed: string | undefined, kept: string | null) =>
    changed === undefined ? kept : changed || null;
  const phone = phoneAfter(before, changes);
  if (typeof phone === 'string') return phone;
  const place = {
    place_street: pick(changes.street, before.place_street),
    place_extra_street: pick(changes.extra_street, before.place_extra_street),
    place_locality: pick(changes.locality, before.place_locality),
    place_region: pick(changes.region, before.place_region),
    place_postal_code: pick(changes.postal_code, before.place_postal_code),
    place_country: pick(changes.country, before.place_country),
  };
  const enable_profile_address = changes.enable_profile_address ?? before.enable_profile_address;
  if (enable_profile_address && !place.place_street && !place.place_locality) return 'address-missing';
  return {
    contact_email: pick(changes.contact_email, before.contact_email),
    enable_profile_message: changes.enable_profile_message ?? before.enable_profile_message,
    ...{ ...phone, ...place, enable_profile_address },
  };
}

type PhoneColumns = Pick<ContactRow, 'contact_phone' | 'contact_phone_country' | 'contact_phone_code'>;

function phoneAfter(before: ContactRow, changes: ContactChanges): PhoneColumns | ContactRefusal {
  const country = changes.contact_phone_country ?? before.contact_phone_country;
  const typed = changes.contact_phone ?? before.contact_phone;
  if (!typed)
    return { contact_phone: null, contact_phone_country: country || null, contact_phone_code: null };
  const read = readPhone(typed, country);
  if (typeof read === 'string') return read;
  return {
    contact_phone: read.number,
    contact_phone_country: read.country,
    contact_phone_code: read.code,
  };
}

function present(row: ContactRow): ContactAnswer {
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
