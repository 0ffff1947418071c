import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'archive-board',
  text: `update board_memberships set archived_at = $4
    where home = $1 and user_id = $2 and board_id = $3 and (archived_at is null) <> ($4::timestamptz is null)
    returning board_id`,
};

/** A null `at` takes it out of the archive. Returns whether that changed anything. */
export async function setArchived(
  tx: Transaction,
  { id }: AllowedBoard<'save'>,
  { userId, at }: { userId: Id; at: Date | null },
): Promise<boolean> {
  return (await tx.rows(SET, [homeOf(userId), userId, id, at])).length > 0;
}
