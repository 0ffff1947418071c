import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ContactRow } from '../person-row.ts';

const COLUMNS = [
  ...(['contact_email', 'contact_phone', 'contact_phone_country', 'contact_phone_code'] as const),
  ...(['enable_profile_address', 'enable_profile_message', 'place_street', 'place_extra_street'] as const),
  ...(['place_locality', 'place_region', 'place_postal_code', 'place_country'] as const),
];

const FIND: Statement = {
  name: 'contact-find',
  // A business has no row before its first change.
  text: `select ${COLUMNS.map((name) =>
    name.startsWith('enable') ? `coalesce(p.${name}, false) as ${name}` : `p.${name}`,
  ).join(', ')}
    from users u left join partner_profiles p on p.home = u.home and p.user_id = u.id
    where u.home = $1 and u.id = $2 and u.is_partner`,
};

export async function findContact(db: Queryable, userId: Id): Promise<ContactRow | null> {
  const [row] = await db.rows<ContactRow>(FIND, [homeOf(userId), userId]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'contact-lock',
  text: 'select from users where home = $1 and id = $2 for no key update',
};

/** Locked, so that concurrent changes do not undo each other. */
export async function lockContact(tx: Transaction, userId: Id): Promise<ContactRow | null> {
  await tx.rows(LOCK, [homeOf(userId), userId]);
  return findContact(tx, userId);
}

const WRITE: Statement = {
  name: 'contact-write',
  text: `insert into partner_profiles (home, user_id, ${COLUMNS.join(', ')})
    values ($1, $2, ${COLUMNS.map((_, index) => `$${index + 3}`).join(', ')})
    on conflict (home, user_id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`,
};

export async function writeContact(tx: Transaction, { id }: Oneself, row: ContactRow): Promise<void> {
  await tx.write(WRITE, [homeOf(id), id, ...COLUMNS.map((name) => row[name])]);
}
