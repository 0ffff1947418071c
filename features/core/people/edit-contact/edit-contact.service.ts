import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { ContactRow } from '../person-row.ts';
import { findContact, lockContact, writeContact } from './edit-contact.store.ts';
import { type ContactChanges, type ContactRefusal, contactRefusals } from './edit-contact.ts';

export async function showContact({ db, viewer }: ContextFor<'person'>): Promise<ContactRow> {
  const row = await findContact(db, viewer.id);
  if (!row) throw new Refusal(contactRefusals['no-business']);
  return row;
}

/** @throws Refusal 'forbidden' if the viewer is not a business */
export async function editContact(
  { db, viewer }: ContextFor<'person'>,
  changes: ContactChanges,
): Promise<ContactRow> {
  return db.transaction(async (tx) => {
    const before = await lockContact(tx, viewer.id);
    if (!before) throw new Refusal(contactRefusals['no-business']);
    const after = await merge(before, changes);
    if (typeof after === 'string') throw new Refusal(contactRefusals[after]);
    await writeContact(tx, requireActingFor(viewer, {}, 'edit-profile'), after);
    return after;
  });
}

async function merge(before: ContactRow, changes: ContactChanges): Promise<ContactRow | ContactRefusal> {
  const pick = (changed: string | undefined, kept: string | null) =>
    changed === undefined ? kept : changed || null;
  const phone = await phoneAfter(before, changes);
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

async function phoneAfter(
  before: ContactRow,
  changes: ContactChanges,
): Promise<PhoneColumns | ContactRefusal> {
  const country = changes.contact_phone_country ?? before.contact_phone_country;
  const typed = changes.contact_phone ?? before.contact_phone;
  if (!typed)
    return { contact_phone: null, contact_phone_country: country || null, contact_phone_code: null };
  // Loaded with the first number: it contains the number formats of all countries.
  const { readPhone } = await import('./phone-number.ts');
  const read = readPhone(typed, country);
  if (typeof read === 'string') return read;
  return {
    contact_phone: read.number,
    contact_phone_country: read.country,
    contact_phone_code: read.code,
  };
}
