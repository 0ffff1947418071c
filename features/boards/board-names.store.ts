import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LOCK_OWNER: Statement = {
  name: 'board-names-lock-owner',
  // Rides the primary key.
  text: 'select from users where home = $1 and id = $2 for no key update',
};

const NAMES: Statement = {
  name: 'board-names',
  // Rides boards_of_owner.
  text: `select id, name, slug, privacy = 'public' and not is_temporarily_disabled as is_open from boards
    where home = $1 and owner_id = $2 and deleted_at is null`,
};

export interface NamedBoard {
  id: Id;
  name: string;
  slug: string;
}

interface NamedLiveBoard extends NamedBoard {
  /** Whether whoever sees its owner may know of it. */
  is_open: boolean;
}

/**
 * The names of a person's live boards, which nobody else changes until the end of the transaction. Locks the person,
 * so boards and pins must be locked before.
 */
export async function lockBoardNames(tx: Transaction, ownerId: Id): Promise<NamedLiveBoard[]> {
  await tx.rows(LOCK_OWNER, [homeOf(ownerId), ownerId]);
  return tx.rows<NamedLiveBoard>(NAMES, [homeOf(ownerId), ownerId]);
}
