import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const LOCK_OWNER: Statement = {
  name: 'board-names-lock-owner',
  text: 'select from users where home = $1 and id = $2 for no key update',
};

const NAMES: Statement = {
  name: 'board-names',
  // Uses boards_of_owner and the primary key of users.
  text: `select b.id, b.name, b.slug,
      b.privacy = 'public' and not b.is_temporarily_disabled and not u.is_private_profile as is_open
    from boards b join users u on u.home = b.home and u.id = b.owner_id
    where b.home = $1 and b.owner_id = $2 and b.deleted_at is null`,
};

export interface NamedBoard {
  id: Id;
  name: string;
  slug: string;
}

interface NamedLiveBoard extends NamedBoard {
  is_open: boolean;
}

/** Locks the person, so lock boards and pins before. */
export async function lockBoardNames(tx: Transaction, ownerId: Id): Promise<NamedLiveBoard[]> {
  await tx.rows(LOCK_OWNER, [homeOf(ownerId), ownerId]);
  return tx.rows<NamedLiveBoard>(NAMES, [homeOf(ownerId), ownerId]);
}
