import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CREATE_PRIVACIES } from '../board.ts';

const INSERT: Statement = {
  name: 'boards-insert',
  text: `insert into boards (home, id, owner_id, name, slug, description, category, privacy, layout, created_at, updated_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
};

const INSERT_MEMBERSHIP: Statement = {
  name: 'boards-insert-owner',
  text: `insert into board_memberships (home, user_id, board_id, role, created_at) values ($1, $2, $3, 'owner', $4)`,
};

export async function insertBoard(
  tx: Transaction,
  board: NewBoard & { ownerId: Id; slug: string; at: Date },
): Promise<Id> {
  const { ownerId, name, slug, description, category, privacy, layout, at } = board;
  const home = homeOf(ownerId);
  const values = [home, ownerId, name, slug, description, category, privacy, layout, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no board was inserted');
  await tx.write(INSERT_MEMBERSHIP, [home, ownerId, row.id, at]);
  return row.id;
}

export interface NewBoard {
  name: string;
  description: string;
  category: string | null;
  privacy: (typeof CREATE_PRIVACIES)[number];
  layout: string;
}
