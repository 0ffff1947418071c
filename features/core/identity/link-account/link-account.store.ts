import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { LockedAccount } from '../person-of-account.ts';

export interface LinkedPerson {
  id: Id;
  username: string;
  fullName: string;
  isPartner: boolean;
  avatarSignature: string | null;
}

const PERSON = `select u.id, u.username, u.full_name as "fullName", u.is_partner as "isPartner",
       u.avatar_signature as "avatarSignature" from users u`;
const USABLE = 'u.deleted_at is null and u.suspended_at is null and u.deactivated_at is null';

/** Those that can be used. Uses account_links_of_owner. */
export async function listLinked(db: Queryable, ownerId: Id): Promise<LinkedPerson[]> {
  return db.rows<LinkedPerson>(
    `${PERSON} join account_links l on u.home = (l.account_id >> 51)::smallint and u.id = l.account_id
     where l.owner_id = $1 and ${USABLE}
     order by l.created_at, u.id`,
    [ownerId],
  );
}

/** False if it is already linked. */
export async function insertLink(
  tx: Transaction,
  { id: accountId }: LockedAccount,
  ownerId: Id,
): Promise<boolean> {
  const written = await tx.write(
    'insert into account_links (account_id, owner_id) values ($1, $2) on conflict do nothing',
    [accountId, ownerId],
  );
  return written > 0;
}

export async function deleteLink(db: Queryable, accountId: Id, ownerId: Id): Promise<boolean> {
  const ended = await db.write('delete from account_links where account_id = $1 and owner_id = $2', [
    accountId,
    ownerId,
  ]);
  return ended > 0;
}

export async function deleteLinkInto(
  tx: Transaction,
  { id: accountId }: LockedAccount,
): Promise<{ ownerId: Id; username: string } | null> {
  const [ended] = await tx.rows<{ ownerId: Id; username: string }>(
    `delete from account_links l using accounts a where l.account_id = $1 and a.id = l.account_id
     returning l.owner_id as "ownerId", coalesce(a.username, '') as username`,
    [accountId],
  );
  return ended ?? null;
}

/** The active owner who can switch into an account without its password. */
export async function findOwner(db: Queryable, accountId: Id): Promise<LinkedPerson | null> {
  const [owner] = await db.rows<LinkedPerson>(
    `${PERSON} join account_links l on u.home = (l.owner_id >> 51)::smallint and u.id = l.owner_id
     where l.account_id = $1 and ${USABLE}`,
    [accountId],
  );
  return owner ?? null;
}
