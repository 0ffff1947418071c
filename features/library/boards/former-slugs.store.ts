import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { MOST_FORMER } from './board-name.ts';

const FORGET: Statement = {
  name: 'former-slugs-forget',
  // Rides the primary key.
  text: 'delete from former_board_slugs where home = $1 and owner_id = $2 and slug = $3',
};

/** A slug leads to no board any more that had it before: another is about to have it, or the same one again. */
export async function forgetFormerSlug(tx: Transaction, ownerId: Id, slug: string): Promise<void> {
  await tx.write(FORGET, [homeOf(ownerId), ownerId, slug]);
}

const NOTE: Statement = {
  name: 'former-slugs-note',
  // Rides the primary keys. Read from the row itself: what the caller knows of it may be older.
  text: `insert into former_board_slugs (home, owner_id, slug, board_id, privacy, left_at)
    select home, owner_id, slug, id, privacy, $3::timestamptz from boards where home = $1 and id = $2
    on conflict (home, owner_id, slug) do update
      set board_id = excluded.board_id, privacy = excluded.privacy, left_at = excluded.left_at`,
};

const CUT: Statement = {
  name: 'former-slugs-cut',
  // Rides former_board_slugs_of_board.
  text: `delete from former_board_slugs where home = $1 and board_id = $2 and slug in (
      select slug from former_board_slugs where home = $1 and board_id = $2
      order by left_at desc, slug offset ${MOST_FORMER})`,
};

/** The slug that a board still has leads to it also after it has got another one. */
export async function noteFormerSlug(tx: Transaction, boardId: Id, at: Date): Promise<void> {
  await tx.write(NOTE, [homeOf(boardId), boardId, at]);
  await tx.write(CUT, [homeOf(boardId), boardId]);
}

const SUCCESSOR = 'join boards t on t.home = s.home and t.id = s.merged_into_id and t.owner_id = s.owner_id';
const WAS_OPEN = `s.home = $1 and s.id = $2 and s.privacy = 'public' and not s.is_temporarily_disabled`;

// Each rides primary keys or former_board_slugs_of_board. What only members of the board knew of goes with it, and so
// does all where the other board is somebody else's.
const TO_SUCCESSOR: Statement[] = [
  {
    name: 'former-slugs-heir-own',
    text: `insert into former_board_slugs (home, owner_id, slug, board_id, privacy, left_at)
      select s.home, s.owner_id, s.slug, t.id, s.privacy, s.deleted_at from boards s ${SUCCESSOR} where ${WAS_OPEN}
      on conflict (home, owner_id, slug) do update
        set board_id = excluded.board_id, privacy = excluded.privacy, left_at = excluded.left_at
        where former_board_slugs.left_at < excluded.left_at`,
  },
  {
    name: 'former-slugs-heir-former',
    text: `update former_board_slugs f set board_id = t.id from boards s ${SUCCESSOR}
      where ${WAS_OPEN} and f.home = $1 and f.board_id = $2 and f.privacy = 'public'`,
  },
];

/** What led to a merged board leads to the one that took its pins, once that board itself is about to go for good. */
export async function passFormerSlugs(
  tx: Transaction,
  { id, successorId }: { id: Id; successorId: Id },
): Promise<void> {
  for (const statement of TO_SUCCESSOR) await tx.write(statement, [homeOf(id), id]);
  await tx.write(CUT, [homeOf(successorId), successorId]);
}
