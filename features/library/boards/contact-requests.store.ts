import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface ContactRequestRow {
  id: Id;
  board_id: Id;
  sender_id: Id;
  recipient_id: Id;
  created_at: Date;
}

interface Asking {
  senderId: Id;
  recipientId: Id;
}

const COLUMNS = 'id, board_id, sender_id, recipient_id, created_at';

const PUT: Statement = {
  name: 'contact-requests-put',
  // An expired request is replaced; one that was ignored is not for as long again.
  text: `insert into contact_requests as r (home, id, board_id, sender_id, recipient_id, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5)
    on conflict (home, recipient_id, sender_id, board_id) do update
      set created_at = excluded.created_at, ignored_at = null
      where greatest(r.created_at, r.ignored_at) <= $6
    returning ${COLUMNS}`,
};

/** Returns null and changes nothing if the same was asked, or ignored, since `since`. */
export async function putRequest(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'see'>,
  { senderId, recipientId }: Asking,
  { at, since }: { at: Date; since: Date },
): Promise<ContactRequestRow | null> {
  const values = [homeOf(recipientId), boardId, senderId, recipientId, at, since];
  const [row] = await tx.rows<ContactRequestRow>(PUT, values);
  return row ?? null;
}

const FORGET: Statement = {
  name: 'contact-requests-forget',
  // Uses contact_requests_once.
  text: `delete from contact_requests where home = $1 and recipient_id = $2 and sender_id = $3 and board_id = $4`,
};

export async function forgetRequest(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'join'>,
  asking: Asking,
): Promise<void> {
  const { senderId, recipientId } = asking;
  await tx.write(FORGET, [homeOf(recipientId), recipientId, senderId, boardId]);
}

const IGNORE: Statement = {
  name: 'contact-requests-ignore',
  // Uses contact_requests_once.
  text: `update contact_requests set ignored_at = $5
    where home = $1 and recipient_id = $2 and sender_id = $3 and board_id = $4`,
};

export async function markIgnored(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'leave'>,
  { senderId, recipientId }: Asking,
  at: Date,
): Promise<void> {
  await tx.write(IGNORE, [homeOf(recipientId), recipientId, senderId, boardId, at]);
}

const BY_ID: Statement = {
  name: 'contact-requests-by-id',
  text: `select ${COLUMNS} from contact_requests where home = $1 and id = $2 and recipient_id = $3 and ignored_at is null`,
};

export async function findRequestTo(
  db: Queryable,
  recipientId: Id,
  id: Id,
): Promise<ContactRequestRow | null> {
  const [row] = await db.rows<ContactRequestRow>(BY_ID, [homeOf(id), id, recipientId]);
  return row ?? null;
}

const OF_PERSON: Statement = {
  name: 'contact-requests-of-person',
  // Uses contact_requests_newest.
  text: `select ${COLUMNS} from contact_requests
    where home = $1 and recipient_id = $2 and created_at > $3 and ignored_at is null
      and ($4::timestamptz is null or (created_at, id) < ($4, $5::bigint))
    order by created_at desc, id desc limit $6`,
};

export async function listRequestsTo(
  db: Queryable,
  recipientId: Id,
  { since, after, limit }: { since: Date; after: { at: string; id: string } | null; limit: number },
): Promise<ContactRequestRow[]> {
  const values = [homeOf(recipientId), recipientId, since, after?.at ?? null, after?.id ?? null, limit];
  return db.rows<ContactRequestRow>(OF_PERSON, values);
}

const BY_SENDERS: Statement = {
  name: 'contact-requests-by-senders',
  // Uses contact_requests_once.
  text: `select id, sender_id, board_id from contact_requests
    where home = $1 and recipient_id = $2 and sender_id = any($3::bigint[]) and created_at > $4
      and ignored_at is null`,
};

export function listRequestsBy(
  db: Queryable,
  recipientId: Id,
  senderIds: readonly Id[],
  since: Date,
): Promise<Pick<ContactRequestRow, 'id' | 'sender_id' | 'board_id'>[]> {
  return db.rows(BY_SENDERS, [homeOf(recipientId), recipientId, senderIds, since]);
}
