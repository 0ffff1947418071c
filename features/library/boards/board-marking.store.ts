import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'board-set-sensitive-by-staff',
  // Rides the primary key.
  text: `update boards set sensitivity_by_staff = $3, sensitivity_screen = sensitivity_by_owner or $3
    where home = $1 and id = $2`,
};

export async function setSensitiveByStaff(tx: Transaction, id: Id, isSensitive: boolean): Promise<void> {
  await tx.write(SET, [homeOf(id), id, isSensitive]);
}
