import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** An uploaded picture or video as rows; its files do not exist. */
export async function uploadRow(
  db: Database,
  personId: Id,
  file: { kind?: 'image' | 'video'; width?: number; height?: number; color?: string } = {},
): Promise<{ signature: string; uploadId: Id }> {
  const { kind = 'image', width = 600, height = 900, color = '#aabbcc' } = file;
  const signature = randomBytes(16).toString('hex');
  const ending = kind === 'video' ? 'mp4' : 'jpg';
  const [row] = await db.rows<{ id: Id }>(
    `with file as (
       insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes, duration_ms)
       values ($1, $2, $3, $4, $5, $6, $7, 1000, $8)
     )
     insert into uploads (home, id, user_id, kind, status, signature, finished_at)
     values ($9::smallint, new_id($9::smallint), $10, $3, 'succeeded', $2, now()) returning id`,
    [
      ...[Number.parseInt(signature.slice(0, 3), 16), signature, kind, width, height, color, ending],
      ...[kind === 'video' ? 9000 : null, homeOf(personId), personId],
    ],
  );
  if (!row) throw new Error('no upload was inserted');
  return { signature, uploadId: row.id };
}

/** One person follows another, with both mirrors. */
export async function followRows(db: Database, followerId: Id, followeeId: Id): Promise<void> {
  await db.write(
    `with made as (
       insert into follows (home, follower_id, followee_id) values ($1, $2, $4)
     ), mirrored as (
       insert into followers (home, followee_id, follower_id) values ($3, $4, $2)
     )
     update users set following_count = following_count + case when id = $2 then 1 else 0 end,
       follower_count = follower_count + case when id = $4 then 1 else 0 end
     where (home, id) in (($1, $2), ($3, $4))`,
    [homeOf(followerId), followerId, homeOf(followeeId), followeeId],
  );
}

/** One person blocks another, with both mirrors. */
export async function blockRows(db: Queryable, blockerId: Id, blockedId: Id): Promise<void> {
  await db.write(
    `with made as (insert into blocks (home, blocker_id, blocked_id) values ($1, $2, $4))
     insert into blocked_by (home, blocked_id, blocker_id) values ($3, $4, $2)`,
    [homeOf(blockerId), blockerId, homeOf(blockedId), blockedId],
  );
}

/** Somebody works on a board of another. */
export async function collaboratorRows(
  db: Database,
  boardId: Id,
  personId: Id,
  access: string[] = ['write'],
): Promise<void> {
  await db.write(
    `with accepted as (
       insert into board_collaborators (home, board_id, user_id, status, access)
       values ($1, $2, $4, 'accepted', $5::text[])
     ), mirrored as (
       insert into board_memberships (home, user_id, board_id, role, access)
       values ($3, $4, $2, 'collaborator', $5::text[])
     )
     update boards set collaborator_count = collaborator_count + 1 where home = $1 and id = $2`,
    [homeOf(boardId), boardId, homeOf(personId), personId, access],
  );
}

/** Somebody is invited to work on a board, by its owner. */
export async function inviteRows(db: Database, boardId: Id, personId: Id): Promise<void> {
  await db.write(
    `insert into board_collaborators (home, board_id, user_id, status, access) values ($1, $2, $3, 'invited', '{write}')
     on conflict do nothing`,
    [homeOf(boardId), boardId, personId],
  );
  await db.write(
    `insert into board_invites (home, id, board_id, invited_user_id, invited_by_user_id)
     select $1::smallint, new_id($1::smallint), id, $2, owner_id from boards where id = $3
     on conflict do nothing`,
    [homeOf(personId), personId, boardId],
  );
}

/** The board's owner invites an email address; returns the link's token and the id of the invite. */
export async function emailInviteRow(db: Database, boardId: Id): Promise<{ id: Id; token: string }> {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('base64url');
  const [row] = await db.rows<{ id: Id }>(
    `insert into board_email_invites
       (home, id, board_id, invited_by_user_id, email_hash, email_hint, token_hash, access)
     select home, new_id(home), id, owner_id, $2, 'm…@example.com', $3, '{write}' from boards where id = $1 returning id`,
    [boardId, randomBytes(32).toString('base64url'), hash],
  );
  if (!row) throw new Error('no invite was inserted');
  return { id: row.id, token: `${row.id}.${secret}` };
}

/** A person requests to join a board. Idempotent. */
export async function requestRow(db: Database, boardId: Id, senderId: Id, recipientId: Id): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(
    `insert into contact_requests (home, id, board_id, sender_id, recipient_id)
     values ($1::smallint, new_id($1::smallint), $2, $3, $4)
     on conflict (home, recipient_id, sender_id, board_id) do update set created_at = excluded.created_at returning id`,
    [homeOf(recipientId), boardId, senderId, recipientId],
  );
  if (!row) throw new Error('no request was inserted');
  return row.id;
}

export async function todoRow(db: Database, boardId: Id, ownerId: Id, title = 'Buy paint'): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(
    `insert into board_todos (home, id, board_id, title, position, created_by)
     values ($1::smallint, new_id($1::smallint), $2, $3, 1, $4) returning id`,
    [homeOf(boardId), boardId, title, ownerId],
  );
  if (!row) throw new Error('no to-do was inserted');
  return row.id;
}

export async function boardRow(
  db: Database,
  ownerId: Id,
  board: { name: string; privacy?: 'public' | 'protected' | 'secret' },
): Promise<Id> {
  const slug = `${board.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${randomBytes(3).toString('hex')}`;
  const [row] = await db.rows<{ id: Id }>(
    `with board as (
       insert into boards (home, id, owner_id, name, slug, privacy)
       values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5) returning id
     ), mirrored as (
       insert into board_memberships (home, user_id, board_id, role) select $1, $2, id, 'owner' from board
     ), counted as (
       update users set board_count = board_count + case when $5 = 'secret' then 0 else 1 end,
         secret_board_count = secret_board_count + case when $5 = 'secret' then 1 else 0 end
       where home = $1 and id = $2
     )
     select id from board`,
    [homeOf(ownerId), ownerId, board.name, slug, board.privacy ?? 'public'],
  );
  if (!row) throw new Error('no board was inserted');
  return row.id;
}

export async function sectionRow(db: Database, boardId: Id, title: string): Promise<Id> {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const [row] = await db.rows<{ id: Id }>(
    `with section as (
       insert into sections (home, id, board_id, title, slug)
       values ($1::smallint, new_id($1::smallint), $2, $3, $4) returning id
     ), counted as (update boards set section_count = section_count + 1 where home = $1 and id = $2)
     select id from section`,
    [homeOf(boardId), boardId, title, slug],
  );
  if (!row) throw new Error('no section was inserted');
  return row.id;
}

/** A cluster of a person's pins, as its job writes it. */
export async function clusterRows(
  db: Database,
  userId: Id,
  names: readonly string[],
  pinIds: readonly string[],
): Promise<Id> {
  const home = homeOf(userId);
  const [row] = await db.rows<{ id: Id }>(
    `insert into pin_clusters (home, id, user_id, names)
     values ($1::smallint, new_id($1::smallint), $2, $3) returning id`,
    [home, userId, names],
  );
  if (!row) throw new Error('no cluster was inserted');
  await db.write(
    'insert into pin_cluster_pins (home, cluster_id, pin_id) select $1, $2, unnest($3::bigint[])',
    [home, row.id, pinIds],
  );
  return row.id;
}

/** A moderation case about a person, with a report and the staff's actions, but without picture and text. */
export async function caseRow(
  db: Database,
  personId: Id,
  status: 'open' | 'decided' | 'appealed',
): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(
    `insert into moderation_cases (home, id, user_id, kind, object_id, snapshot, status, report_count, waiting_since,
       decision, rule, decided_at, appealed_at)
     select $1::smallint, new_id($1::smallint), $2::bigint, 'comment', nextval('ids'),
       '{"title": "", "text": "", "url": null, "link": null, "picture": null}', $3::text, 1,
       case when $3 <> 'decided' then now() end, case when $3 <> 'open' then 'warn' end,
       case when $3 <> 'open' then 'spam' end, case when $3 <> 'open' then now() end,
       case when $3 = 'appealed' then now() end
     returning id`,
    [homeOf(personId), personId, status],
  );
  if (!row) throw new Error('no case was inserted');
  return row.id;
}
