import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_FORMER } from './board-name.ts';

const FORGET: Statement = {
  name: 'former-slugs-forget',
  text: 'delete from former_board_slugs where home = $1 and owner_id = $2 and slug = $3',
};

/** A board is about to take it, perhaps one that had it before. */
export async function forgetFormerSlug(tx: Transaction, ownerId: Id, slug: string): Promise<void> {
  await tx.write(FORGET, [homeOf(ownerId), ownerId, slug]);
}

const NOTE: Statement = {
  name: 'former-slugs-note',
  // Reads the row itself: the caller's copy may be older.
  text: `insert into former_board_slugs (home, owner_id, slug, board_id, privacy, left_at)
    select home, owner_id, slug, id, privacy, $3::timestamptz from boards where home = $1 and id = $2
    on conflict (home, owner_id, slug) do update
      set board_id = excluded.board_id, privacy = excluded.privacy, left_at = excluded.left_at`,
};

const CUT: Statement = {
  name: 'former-slugs-cut',
  // Uses former_board_slugs_of_board.
  text: `delete from former_board_slugs where home = $1 and board_id = $2 and slug in (
      select slug from former_board_slugs where home = $1 and board_id = $2
      order by left_at desc, slug offset ${MOST_FORMER})`,
};

export async function noteFormerSlug(tx: Transaction, boardId: Id, at: Date): Promise<void> {
  await tx.write(NOTE, [homeOf(boardId), boardId, at]);
  await tx.write(CUT, [homeOf(boardId), boardId]);
}

const SUCCESSOR = 'join boards t on t.home = s.home and t.id = s.merged_into_id and t.owner_id = s.owner_id';
const WAS_OPEN = `s.home = $1 and s.id = $2 and s.privacy = 'public' and not s.is_temporarily_disabled`;

// Each uses primary keys or former_board_slugs_of_board. Slugs only members knew are deleted, as are all if the other
// board has another owner.
const TO_SUCCESSOR: Statement[] = [
  {
    name: 'former-slugs-successor-own',
    text: `insert into former_board_slugs (home, owner_id, slug, board_id, privacy, left_at)
      select s.home, s.owner_id, s.slug, t.id, s.privacy, s.deleted_at from boards s ${SUCCESSOR} where ${WAS_OPEN}
      on conflict (home, owner_id, slug) do update
        set board_id = excluded.board_id, privacy = excluded.privacy, left_at = excluded.left_at
        where former_board_slugs.left_at < excluded.left_at`,
  },
  {
    name: 'former-slugs-successor-former',
    text: `update former_board_slugs f set board_id = t.id from boards s ${SUCCESSOR}
      where ${WAS_OPEN} and f.home = $1 and f.board_id = $2 and f.privacy = 'public'`,
  },
];

/** Makes a merged board's slugs lead to the board that took its pins, before the merged board is removed for good. */
export async function passFormerSlugs(
  tx: Transaction,
  { id, successorId }: { id: Id; successorId: Id },
): Promise<void> {
  for (const statement of TO_SUCCESSOR) await tx.write(statement, [homeOf(id), id]);
  await tx.write(CUT, [homeOf(successorId), successorId]);
}

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
