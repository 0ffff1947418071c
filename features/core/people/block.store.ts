import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedBlock } from './pair-proof.ts';

export interface NewBlock {
  source: string | null;
  context: string | null;
  at: Date;
}

const BLOCK: Statement = {
  name: 'block-insert',
  text: `insert into blocks (home, blocker_id, blocked_id, source, context, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
};
const MIRROR: Statement = {
  name: 'block-insert-mirror',
  text: `insert into blocked_by (home, blocked_id, blocker_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** Written in both homes. Returns whether it is new. */
export async function insertBlock(
  tx: Transaction,
  { blockerId, blockedId }: AllowedBlock<'begin'>,
  { source, context, at }: NewBlock,
): Promise<boolean> {
  if ((await tx.write(BLOCK, [homeOf(blockerId), blockerId, blockedId, source, context, at])) === 0)
    return false;
  await tx.write(MIRROR, [homeOf(blockedId), blockedId, blockerId, at]);
  return true;
}

const UNBLOCK: Statement = {
  name: 'block-delete',
  text: 'delete from blocks where home = $1 and blocker_id = $2 and blocked_id = $3',
};
const UNMIRROR: Statement = {
  name: 'block-delete-mirror',
  text: 'delete from blocked_by where home = $1 and blocked_id = $2 and blocker_id = $3',
};

/** Deleted in both homes. */
export async function deleteBlock(
  tx: Transaction,
  { blockerId, blockedId }: AllowedBlock<'end'>,
): Promise<void> {
  await tx.write(UNBLOCK, [homeOf(blockerId), blockerId, blockedId]);
  await tx.write(UNMIRROR, [homeOf(blockedId), blockedId, blockerId]);
}

const LIST: Statement = {
  name: 'block-circle',
  text: `select blocked_id as id from blocks where home = $1 and blocker_id = $2
    union select blocker_id from blocked_by where home = $1 and blocked_id = $2`,
};

export async function listBlockCircle(db: Queryable, personId: Id): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(LIST, [homeOf(personId), personId]);
  return rows.map((row) => row.id);
}
