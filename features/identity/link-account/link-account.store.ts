import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export interface LinkedPerson {
  id: Id;
  username: string;
  fullName: string;
  isPartner: boolean;
  avatarSignature: string | null;
}

/** The accounts that go with somebody's, and can be used. Rides account_links_of_owner, then the primary key of users. */
export async function listLinked(db: Queryable, ownerId: Id): Promise<LinkedPerson[]> {
  return db.rows<LinkedPerson>(
    `select u.id, u.username, u.full_name as "fullName", u.is_partner as "isPartner",
       u.avatar_signature as "avatarSignature"
     from account_links l join users u on u.home = (l.account_id >> 51)::smallint and u.id = l.account_id
     where l.owner_id = $1 and u.deleted_at is null and u.suspended_at is null and u.deactivated_at is null
     order by l.created_at, u.id`,
    [ownerId],
  );
}

/** Links a business with its owner; false where it is linked already. Rides the primary key. */
export async function insertLink(db: Queryable, accountId: Id, ownerId: Id): Promise<boolean> {
  const written = await db.write(
    'insert into account_links (account_id, owner_id) values ($1, $2) on conflict do nothing',
    [accountId, ownerId],
  );
  return written > 0;
}

/** Ends a link; either of the two may. Answers whether there was one. Rides the primary key. */
export async function deleteLink(db: Queryable, accountId: Id, byId: Id): Promise<boolean> {
  const ended = await db.write(
    'delete from account_links where account_id = $1 and (owner_id = $2 or account_id = $2)',
    [accountId, byId],
  );
  return ended > 0;
}

/** Ends the link by which somebody switches into an account without its password. Rides the primary key. */
export async function deleteLinkInto(db: Queryable, accountId: Id): Promise<void> {
  await db.write('delete from account_links where account_id = $1', [accountId]);
}
