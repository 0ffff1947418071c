import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface SectionRow {
  id: Id;
  title: string;
  slug: string;
}

const SECTION: Statement = {
  name: 'closeup-section',
  text: `select s.id, s.title, s.slug from board_pins b
    join sections s on s.home = b.home and s.id = b.section_id and s.deleted_at is null
    where b.home = $1 and b.board_id = $2 and b.pin_id = $3`,
};

export async function findSectionOfPin(db: Queryable, boardId: Id, pinId: Id): Promise<SectionRow | null> {
  const [row] = await db.rows<SectionRow>(SECTION, [homeOf(boardId), boardId, pinId]);
  return row ?? null;
}

export interface CommentRow {
  id: Id;
  user_id: Id;
  text: string;
  like_count: number;
  reply_count: number;
  created_at: Date;
}

const COMMENTS: Statement = {
  name: 'closeup-comments',
  // Uses comments_of_pin, and comments_replies.
  text: `select id, user_id, text, like_count, created_at, reply_count - (
      select count(*)::int from comments a where a.home = c.home and a.reply_to_id = c.id and a.deleted_at is null
        and a.user_id = any($4::bigint[])) as reply_count
    from comments c
    where home = $1 and pin_id = $2 and reply_to_id is null and deleted_at is null order by id desc limit $3`,
};

/** Replies by these people are not counted. */
export async function listNewestComments(
  db: Queryable,
  pinId: Id,
  hidden: readonly Id[],
  limit: number,
): Promise<CommentRow[]> {
  return db.rows<CommentRow>(COMMENTS, [homeOf(pinId), pinId, limit, hidden]);
}
